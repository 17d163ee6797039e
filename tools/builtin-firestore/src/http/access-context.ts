import type { AccessContext } from '../access/authorize.ts';
import type { RulesLookup } from '../rules/access-request.ts';
import type { Call } from './backend.ts';

/** The context of a call's access checks. Without `after`, look-ups see the same state before and after the call. */
export function accessContext(call: Call, time: bigint, after?: RulesLookup['after']): AccessContext {
  const { caller, name, project } = call;
  const { documents } = project.database(name.database);
  const before: RulesLookup['before'] = (path) => documents.get(path);
  return {
    caller,
    project,
    database: name.database,
    time,
    lookup: { before, after: after ?? before },
  };
}
