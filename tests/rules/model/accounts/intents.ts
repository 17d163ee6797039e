import * as fc from 'fast-check';
import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { QUEUE_PLACE, CREATED_AT, entryPath, profilePath } from '../../scenario/documents.ts';
import { SIGNED_IN_AT, type SignedIn } from '../../scenario/people.ts';
import { newProfile, pendingEntry } from '../../scenario/accounts/registration.ts';
import {
  commits,
  get,
  list,
  set,
  update,
  type Operation,
  type Person,
  type Request,
} from '../../scenario/request.ts';
import { decisionWrites, type Step } from '../../scenario/accounts/decision-request.ts';
import { corrupted, corruption } from './corruption.ts';
import { PEOPLE, TWIN, type Intent, role, status } from './people-and-worlds.ts';
import { entryOf, isRole, isTimestampText, isVisible, keysOf, LICENCE } from './profile-facts.ts';
import type { World } from './world.ts';

/** For each status, the statuses to which a decision may lead. A frequent status is there twice. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  pending: ['approved', 'rejected', 'approved'],
  approved: ['rejected', 'rejected', 'pending'],
  rejected: ['approved', 'pending', 'approved'],
};

function stepFrom(before: Data, choice: Choice): Step {
  if (choice.kind === 'role') return { role: choice.role };
  if (choice.kind === 'powers')
    return { powers: choice.powers, ...(choice.next === 0 && { role: choice.role }) };
  if (choice.kind === 'any') return { status: choice.status };
  const next = NEXT[String(before['status'])]?.[choice.next] ?? choice.status;
  return { status: next, ...(next === 'rejected' && choice.ending) };
}

const choice = fc.record({
  kind: fc.constantFrom('legal', 'legal', 'legal', 'role', 'powers', 'any'),
  next: fc.nat({ max: 2 }),
  ending: fc.constantFrom({ reason: 'No.' }, { dismissed: true }, {}),
  status,
  role,
  powers: fc.constantFrom('both', 'accounts', 'desk', 'desk', 'none'),
});

type Choice = typeof choice extends fc.Arbitrary<infer T> ? T : never;

function decides(world: World, actor: SignedIn, target: SignedIn, stepOf: (before: Data) => Step): Request {
  const before = world.get(profilePath(target)) ?? {};
  const name = world.get(profilePath(actor))?.['name'];
  const actorName = typeof name === 'string' && isVisible(name) ? name : undefined;
  const writes = decisionWrites({ actor, actorName, target, before, step: stepOf(before) });
  return commits(actor, ...writes);
}

const actor = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PEOPLE.slice(0, 1)) },
  { weight: 1, arbitrary: fc.constantFrom(...PEOPLE) },
);
const target = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PEOPLE.slice(1)) },
  { weight: 1, arbitrary: fc.constantFrom(...PEOPLE) },
);

const decision = fc.record({ actor, target, choice }).map(
  ({ actor, target, choice }): Intent =>
    (world) =>
      decides(world, actor, target, (before) => stepFrom(before, choice)),
);

/** The reverse of the last decision, by its actor or by another person. */
const undo = fc
  .record({ fallback: actor, isMaker: fc.boolean(), target })
  .map(({ fallback, isMaker, target }): Intent => (world) => {
    const { reviewCount = null } = world.get(profilePath(target)) ?? {};
    const last = world.get(`${profilePath(target)}/reviews/${String(reviewCount)}`) ?? {};
    const { from, fromRole, fromPowers } = last;
    const maker = PEOPLE.find(({ sub }) => isMaker && sub === last['actor']) ?? fallback;
    const step = typeof from === 'string' ? { status: from } : {};
    return decides(world, maker, target, () =>
      typeof fromRole === 'string'
        ? { role: fromRole, ...(typeof fromPowers === 'string' && { powers: fromPowers }) }
        : step,
    );
  });

const anyPerson: fc.Arbitrary<SignedIn> = fc.constantFrom(...PEOPLE, TWIN);

const APPLICATIONS: readonly Data[] = [
  {},
  {},
  { phone: '55112' },
  { ...LICENCE, message: 'Hello.' },
  { phone: 'x' },
];

const registration = fc
  .record({
    who: anyPerson,
    role: fc.constantFrom('passenger', 'driver', 'passenger', 'admin'),
    said: fc.constantFrom(...APPLICATIONS),
  })
  .map(
    ({ who, role, said }): Intent =>
      () =>
        commits(
          who,
          set(profilePath(who), newProfile(who, { role, ...said })),
          set(entryPath(who), pendingEntry(who)),
        ),
  );

const namedAs = (name: string): Data => ({ name, ...keysOf(name) });

/** Names with their keys. Two of the names are not plain, and some keys do not fit their name. */
const NAMES: readonly Data[] = [
  namedAs('New Name'),
  namedAs('Maria del Carmen Name Latter'),
  namedAs('New \u202eName'),
  namedAs(' New Name'),
  { ...namedAs('New Name'), nameKey: 'New Name' },
  { ...namedAs('New Name'), nameKey: 'other name' },
  { ...namedAs('New Name'), nameKey2: '' },
  { ...namedAs('New Name'), nameKeyLast: 'nam' },
];

const rename = fc
  .record({ who: anyPerson, name: fc.constantFrom(...NAMES), logged: fc.constantFrom(0, 0, 0, 1, 2) })
  .map(({ who, name, logged }): Intent => (world) => {
    const stored = world.get(profilePath(who)) ?? {};
    const earlier = Object.entries(stored['formerNames'] ?? {});
    const left = [String(earlier.length), { name: stored['name'] ?? '', until: SERVER_TIME }];
    // Usually the former name is added. Sometimes it is missing, or the older former names are.
    const formerNames = Object.fromEntries(logged === 2 ? [left] : [...earlier, left]);
    return commits(who, update(profilePath(who), { ...name, ...(logged !== 1 && { formerNames }) }));
  });

const proof = anyPerson.map(
  (who): Intent =>
    () =>
      commits(who, update(profilePath(who), { provenAt: SERVER_TIME })),
);

const end = fc.record({ who: anyPerson, at: fc.constantFrom(SIGNED_IN_AT, SIGNED_IN_AT, SERVER_TIME) }).map(
  ({ who, at }): Intent =>
    () =>
      commits(who, update(profilePath(who), { signedInSince: at })),
);

/** Sets what the stored profile lacks, as the product's repair would. */
function repaired(world: World, who: SignedIn, chosen: string): Data {
  const stored = world.get(profilePath(who)) ?? {};
  const wasRejected = world.get(entryPath(who))?.['gate'] === 'rejected';
  return {
    ...(typeof stored['uid'] !== 'string' && { uid: who.sub }),
    ...(!String(stored['email']).includes('@') && { email: who.email }),
    ...(!isRole(stored['role']) && { role: chosen }),
    ...(!isVisible(stored['name']) && { ...namedAs('Found') }),
    ...(typeof stored['status'] !== 'string' && { status: wasRejected ? 'rejected' : 'pending' }),
    ...(!isTimestampText(stored['createdAt']) && { createdAt: CREATED_AT }),
    ...(!(stored[QUEUE_PLACE] instanceof Date) && { [QUEUE_PLACE]: SERVER_TIME }),
    ...(typeof stored['reviewCount'] !== 'number' && { reviewCount: 0 }),
  };
}

const repair = fc
  .record({
    fallback: anyPerson,
    pick: fc.nat({ max: 4 }),
    role: fc.constantFrom('passenger', 'driver', 'driver', 'admin'),
    alone: fc.boolean(),
  })
  .map(({ fallback, pick, role, alone }): Intent => (world) => {
    const inNeed = PEOPLE.filter(
      (who) => world.has(profilePath(who)) && Object.keys(repaired(world, who, role)).length > 0,
    );
    const who = inNeed[pick] ?? inNeed[0] ?? fallback;
    const fields = repaired(world, who, role);
    const entry = entryOf(who.sub, { ...world.get(profilePath(who)), ...fields });
    const writes = entry === null ? [] : [set(entryPath(who), entry)];
    return commits(who, ...(alone ? [] : [update(profilePath(who), fields)]), ...writes);
  });

const reading = fc
  .record({
    by: fc.constantFrom<Person>(...PEOPLE, null),
    does: fc.constantFrom<Operation>(
      get('users/ben'),
      get('users/eve/reviews/1'),
      get('accountDirectory/ben@example.com'),
      get('mail/ben_1'),
      get('tombstones/t1'),
      list({ collection: 'users', limit: 100 }),
      list({ collection: 'users', where: [['status', '==', 'approved']], limit: 100 }),
      list({ collection: 'users', where: [['status', '==', 'pending']], limit: 100 }),
      list({ collection: 'users', limit: 101 }),
      list({ collection: 'users' }),
      list({ collection: 'users/eve/reviews', limit: 10 }),
      list({ collection: 'accountDirectory', limit: 1 }),
      list({ collection: 'users/eve/notes', limit: 10 }),
      list({ collection: 'reviews', group: true, limit: 10 }),
    ),
  })
  .map(
    (request): Intent =>
      () =>
        request,
  );

const note = fc
  .record({ by: anyPerson, about: anyPerson, id: fc.constantFrom('abcdefghij0123456789', 'abc') })
  .map(
    ({ by, about, id }): Intent =>
      () =>
        commits(
          by,
          set(`${profilePath(about)}/notes/${id}`, { by: by.sub, text: 'Called.', at: SERVER_TIME }),
        ),
  );

/** Mostly requests of the product, often with a fault. */
export const someIntent: fc.Arbitrary<Intent> = fc
  .tuple(
    fc.oneof(
      { weight: 2, arbitrary: registration },
      { weight: 1, arbitrary: rename },
      { weight: 1, arbitrary: proof },
      { weight: 1, arbitrary: end },
      { weight: 2, arbitrary: repair },
      { weight: 6, arbitrary: decision },
      { weight: 2, arbitrary: undo },
      { weight: 1, arbitrary: reading },
      { weight: 1, arbitrary: note },
    ),
    corruption,
  )
  .map(
    ([intent, wrong]): Intent =>
      (world) =>
        corrupted(intent(world), wrong),
  );
