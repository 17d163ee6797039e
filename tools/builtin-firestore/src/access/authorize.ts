import { fail, succeed, type Outcome } from '../firestore-fault.ts';
import type { AccessRequest, Decision, RulesLookup, Ruleset } from '../rules/access-request.ts';
import type { Caller } from './request-caller.ts';
import type { Project } from './project.ts';

/** The shared state of all checks of one request. */
export interface AccessContext {
  readonly caller: Caller;
  readonly project: Project;
  readonly database: string;
  /** Microseconds; in a commit, its server timestamp (protocol 7.5). */
  readonly time: bigint;
  readonly lookup: RulesLookup;
}

/** The part of an access request that differs between the documents of one request. */
export type Access = Pick<AccessRequest, 'method' | 'path' | 'resource' | 'requestResource' | 'query'>;

/** Protocol 7.6: how many distinct documents may be looked up per operation, and per request of several operations. */
const LOOKUPS_PER_OPERATION = 10;
const LOOKUPS_PER_BATCH = 20;

function refuse(...reasons: readonly string[]): Outcome<null> {
  return fail('PERMISSION_DENIED', ['Missing or insufficient permissions.', ...reasons].join('\n'));
}

/** A sentence about the exceeded limit of look-ups; `null` if no limit is exceeded. */
function overLimit(decision: Decision, total: number): string | null {
  const { size } = decision.lookups;
  if (size > LOOKUPS_PER_OPERATION)
    return `${size} documents looked up; ${LOOKUPS_PER_OPERATION} are allowed.`;
  return total > LOOKUPS_PER_BATCH
    ? `${total} documents looked up in one request; ${LOOKUPS_PER_BATCH} are allowed.`
    : null;
}

function decideAll(
  context: AccessContext,
  ruleset: Ruleset,
  auth: AccessRequest['auth'],
  accesses: readonly Access[],
): Outcome<null> {
  const { database, time, lookup, project } = context;
  const lookups = new Set<string>();
  let outcome: Outcome<null> = succeed(null);
  for (const access of accesses) {
    const decision = ruleset.decide({ ...access, database, auth, time, lookup });
    for (const path of decision.lookups) lookups.add(path);
    const excess = overLimit(decision, lookups.size);
    if (excess !== null) outcome = refuse(...decision.reasons, excess);
    else if (!decision.allowed) outcome = refuse(...decision.reasons);
    if (!outcome.ok) break;
  }
  project.reads.addRuleLookups(lookups.size);
  return outcome;
}

/** Asks the rules about each access until one is denied (7.7). Without rules, denies all. Administrators may do all. */
export function authorize(context: AccessContext, accesses: readonly Access[]): Outcome<null> {
  const { caller, project } = context;
  if (caller.kind === 'administrator') return succeed(null);
  if (accesses.length === 0) return succeed(null);
  return project.rules
    ? decideAll(context, project.rules, caller.auth, accesses)
    : refuse(`No rules are loaded for project "${project.id}".`);
}
