import { increment, SERVER_TIME, type Data, type Datum } from '../datum.ts';
import { withChanges, type Changes } from '../documents.ts';
import type { SignedIn } from '../people.ts';
import { commits, set, update, writesOf, type Request, type Write } from '../request.ts';
import { each } from '../wrong-values.ts';
import { at, keptFrom, remarkPath, RIDE, ridePath } from './ride-documents.ts';

/** A step of Penny's ride: who takes it, what changes besides `rev` and `changedAt`, and its line in the log. */
export interface Taken {
  readonly by: SignedIn;
  readonly before: Data;
  readonly did: string;
  readonly changes: Changes;
  readonly line?: Changes;
  /** The content of the step's remark; absent for a step without a remark. */
  readonly remark?: Changes | undefined;
  /** The other writes of the batch. */
  readonly also?: readonly Write[];
}

const number = ({ rev }: Data) => (typeof rev === 'number' ? rev : 0);
const isMap = (datum: Datum): datum is Data =>
  typeof datum === 'object' && datum !== null && !Array.isArray(datum) && !(datum instanceof Date);
const logOf = ({ log = null }: Data): Data => (isMap(log) ? log : {});

export function steppedRide({ by, before, did, changes, line = {} }: Taken): Data {
  const rev = number(before) + 1;
  const said = withChanges({ did, by: by.sub, at: SERVER_TIME }, line);
  return withChanges(before, {
    rev,
    did,
    changedAt: SERVER_TIME,
    log: { ...logOf(before), [rev]: said },
    ...changes,
  });
}

export const numberOf = ({ before }: Taken) => number(before) + 1;

/** The remark of a step, with other changes (rides R36). */
export function remarkOf({ by, did, remark = {} }: Taken, altered: Changes = {}): Data {
  const sound = { did, by: by.sub, at: SERVER_TIME, deleteAt: keptFrom(0) };
  return withChanges(sound, { ...remark, ...altered });
}

/** The request for a step, with other changes to the ride. */
export function takes(taken: Taken, altered: Changes = {}): Request {
  const after = withChanges(steppedRide(taken), altered);
  const remark = taken.remark === undefined ? [] : [set(remarkPath(numberOf(taken)), remarkOf(taken))];
  return commits(taken.by, set(ridePath(), after), ...remark, ...(taken.also ?? []));
}

export const by = (taken: Taken, others: readonly SignedIn[]) =>
  Object.fromEntries(others.map((other) => [`by ${other.sub}`, takes({ ...taken, by: other })]));

/** For each number of a ride, a change to a float of the same value. `rev` is left out. */
export const floats = (): Readonly<Record<string, Data>> =>
  Object.fromEntries(
    ['people', 'terms.wait', 'terms.search', 'terms.offer', 'terms.offerAhead', 'terms.release'].map(
      (field) => [`with ${field} that is not whole`, { [field]: increment(-0) }],
    ),
  );

/** Changes that no step may make in addition to its own. */
export function notSteps(taken: Taken): Readonly<Record<string, Request>> {
  const { before } = taken;
  const rev = number(before) + 1;
  const log = logOf(steppedRide(taken));
  const own = log[rev] ?? null;
  const lineWith = (line: Changes) => takes({ ...taken, line: { ...taken.line, ...line } });
  return {
    ...each(
      {
        'with the number before': { rev: rev - 1 },
        'with a number left out': { rev: rev + 1, log: { ...logOf(before), [rev + 1]: own } },
        'at another time': { changedAt: at(-1) },
        'named as another step': { did: taken.did === 'correct' ? 'cancel' : 'correct' },
        'without its line': { log: logOf(before) },
        'with a second line': { log: { ...log, [rev + 1]: own } },
        'with the first line changed': { log: { ...log, 0: { did: 'request', by: 'pia', at: at(-600) } } },
        'without the first line': { log: { [rev]: own } },
        'of another rider': { rider: 'pia' },
        'with another pick-up': { pickupAt: at(-601) },
        'with other terms': { terms: { wait: 0, search: 1, offer: 1, offerAhead: 1, release: 1 } },
        'with another kind': { kind: before['kind'] === 'later' ? 'now' : 'later' },
        'with an unknown field': { fare: 12 },
      },
      (altered) => takes(taken, altered),
    ),
    'with a number that is not whole': commits(
      taken.by,
      ...writesOf(takes(taken, { log: { ...logOf(before), [`${rev}.0`]: own } })),
      update(ridePath(RIDE), { rev: increment(-0) }),
    ),
    ...each(floats(), (fields) =>
      commits(taken.by, ...writesOf(takes(taken)), update(ridePath(RIDE), fields)),
    ),
    'with the line of another person': lineWith({ by: 'sam' }),
    'with the line of another step': lineWith({ did: 'request' }),
    'with an earlier line': lineWith({ at: at(-1) }),
    'with a line that says more': lineWith({ fare: 12 }),
    'with a note in its line': lineWith({ note: 'Rude.' }),
    // A recall may have a reason in its line, but not `other`.
    ...('why' in (taken.line ?? {})
      ? {}
      : { 'with a reason in its line': lineWith({ why: taken.did === 'recall' ? 'other' : 'mistake' }) }),
  };
}
