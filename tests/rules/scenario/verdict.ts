import {
  type Access,
  type AccessContext,
  authorize,
  commitAccesses,
  decodeClaims,
  getAccess,
  listAccess,
  Project,
} from 'builtin-firestore/access';
import type { AccessRequest, Ruleset } from 'builtin-firestore/rules';
import { type Database, requestTime, stageCommit, type StagedCommit } from 'builtin-firestore/store';
import { storedWrite } from './in-process-writes.ts';
import { structuredQuery } from './in-process-query.ts';
import type { Person, Request } from './request.ts';

/** A request prepared against the documents, ready to be decided by any rules, any number of times. */
export interface Prepared {
  readonly auth: AccessRequest['auth'];
  readonly accesses: readonly Access[];
  readonly staged: StagedCommit | null;
  readonly context: Pick<AccessContext, 'time' | 'lookup'>;
}

/** `evaluations`: the most of any access, because each has its own limit. `lookups`: those of the whole request. */
export interface Verdict {
  readonly allowed: boolean;
  readonly evaluations: number;
  readonly lookups: number;
  readonly reason: string;
}

export function authOf(person: Person): AccessRequest['auth'] {
  if (person === null) return null;
  const token = decodeClaims({ ...person, user_id: person.sub });
  if (token === undefined) throw new TypeError('The claims are no JSON.');
  return { uid: person.sub, token };
}

/** Prepares a request. `commitTime` is in microseconds. */
export function prepare(database: Database, { by, does }: Request, commitTime: bigint): Prepared {
  const before = (path: string) => database.get(path);
  const staged =
    does.kind === 'commit' ? stageCommit(database, does.writes.map(storedWrite), commitTime) : null;
  const after = staged === null ? before : (path: string) => staged.after(path);
  const context = { time: requestTime(commitTime), lookup: { before, after } };
  const prepared = { auth: authOf(by), staged, context };
  if (does.kind === 'get') return { ...prepared, accesses: [getAccess(does.path, database.get(does.path))] };
  if (does.kind === 'list') return { ...prepared, accesses: [listAccess(structuredQuery(does.query))] };
  return { ...prepared, accesses: staged === null ? [] : commitAccesses(staged) };
}

/** Decides as the server would, including its limits on look-ups. */
export function verdict(ruleset: Ruleset, { auth, accesses, context }: Prepared): Verdict {
  const project = new Project('in-process');
  let evaluations = 0;
  const lookups = new Set<string>();
  const counting: Ruleset = {
    decide(request) {
      const decision = ruleset.decide(request);
      evaluations = Math.max(evaluations, decision.evaluations);
      for (const path of decision.lookups) lookups.add(path);
      return decision;
    },
  };
  project.rules = counting;
  const caller = { kind: 'rules', auth } as const;
  const outcome = authorize({ ...context, caller, project, database: '(default)' }, accesses);
  const reason = outcome.ok ? '' : outcome.fault.message;
  return { allowed: outcome.ok, evaluations, lookups: lookups.size, reason };
}
