import * as fc from 'fast-check';
import type { Data } from '../../scenario/datum.ts';
import {
  QUEUE_PLACE,
  entryPath,
  profile,
  profilePath,
  withChanges,
  type Changes,
} from '../../scenario/documents.ts';
import { SIGNED_IN_AT, person, type SignedIn } from '../../scenario/people.ts';
import type { Request, Seed } from '../../scenario/request.ts';
import { entryOf } from './profile-facts.ts';
import type { World } from './world.ts';

/** A function that makes a person's request from the present documents. */
export type Intent = (world: World) => Request;

export const PEOPLE: readonly SignedIn[] = ['ada', 'sam', 'ben', 'eve', 'pam'].map(person);
export const anyPerson = fc.constantFrom(...PEOPLE);

/** `twin` has another person's address: a second identity, as after a deletion at the provider. */
export const TWIN: SignedIn = { sub: 'twin', email: person('pam').email };

export const role = fc.constantFrom('passenger', 'driver', 'admin', 'system_admin', 'auditor');
/** The powers of an administrator. `undefined` is a missing field, which means both. The rules know no `none`. */
export const powers = fc.constantFrom(undefined, undefined, undefined, 'both', 'accounts', 'desk', 'none');
export const status = fc.constantFrom('pending', 'approved', 'rejected');

const everyDamage = fc.record({
  uid: fc.constantFrom(undefined, 7, 'ada'),
  email: fc.constantFrom(undefined, 7, 'none', 'ada@example.com'),
  role: fc.constantFrom(undefined, 7, 'Admin!'),
  name: fc.constantFrom(undefined, 7, ' ', ''),
  nameKey: fc.constantFrom(undefined, 7),
  nameKeyLast: fc.constantFrom(undefined, 7),
  status: fc.constantFrom(undefined, 7, 'active'),
  createdAt: fc.constantFrom(undefined, 7, 'never'),
  [QUEUE_PLACE]: fc.constantFrom(undefined, 'never'),
  reviewCount: fc.constantFrom(undefined, 'none', 0.5),
  rejectionReason: fc.constantFrom('Stale.', ''),
  dismissed: fc.constantFrom(true, 'yes'),
  provenAt: fc.constantFrom('never'),
  note: fc.constant('kept'),
});

/** One to three faults of a profile. */
const damage: fc.Arbitrary<Changes> = everyDamage.chain((all) =>
  fc
    .subarray(Object.entries(all), { minLength: 1, maxLength: 3 })
    .map((chosen): Changes => Object.fromEntries(chosen)),
);

/** Mostly absent; otherwise a time around everybody's sign-in, or a text. */
const signedInSince = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.constantFrom(-1, 0, 999).map((ms) => new Date(SIGNED_IN_AT.getTime() + ms)) },
  { weight: 1, arbitrary: fc.constantFrom(new Date(SIGNED_IN_AT.getTime() + 1000), 'never') },
);

const sound = fc.record({
  status,
  powers,
  count: fc.nat({ max: 2 }),
  ending: fc.constantFrom({ rejectionReason: 'No.' }, { dismissed: true }, {}),
  signedInSince,
  proof: fc.constantFrom({}, { provenAt: null }, { provenAt: new Date(0) }),
});

/** One person's stored documents, or those that remain of a former person. */
function accountOf(who: SignedIn): fc.Arbitrary<Seed> {
  return fc
    .record({
      kind: fc.oneof(
        { weight: 12, arbitrary: fc.constant('sound') },
        { weight: 3, arbitrary: fc.constant('damaged') },
        { weight: 1, arbitrary: fc.constantFrom('missing', 'nothing', 'released') },
      ),
      role,
      state: sound,
      damage,
      entry: fc.oneof(
        { weight: 12, arbitrary: fc.constant('right') },
        { weight: 3, arbitrary: fc.constantFrom('missing', 'open', 'pending', 'rejected', 'other') },
      ),
      last: fc.record({ actor: anyPerson, from: status, fromRole: role }),
    })
    .map(({ kind, role, state, damage, entry, last }) => {
      const ending = state.status === 'rejected' ? state.ending : {};
      const { status, powers, count, signedInSince, proof } = state;
      const whole = { status, powers, reviewCount: count, signedInSince, ...proof, ...ending };
      const stored = profile(who, role, kind === 'damaged' ? { ...whole, ...damage } : whole);
      const right = entryOf(who.sub, stored) ?? { gate: 'open', uid: who.sub };
      const entries: Readonly<Record<string, Data | null>> = {
        right,
        missing: null,
        other: { ...right, uid: 'twin' },
      };
      const known = entries[entry];
      const written = known === undefined ? { gate: entry, uid: who.sub } : known;
      const review: Data = {
        actor: last.actor.sub,
        from: last.from,
        to: state.status,
        at: new Date(0),
        ...(last.from === state.status && { fromRole: last.fromRole, toRole: role }),
      };
      const hasProfile = kind === 'sound' || kind === 'damaged';
      const path = profilePath(who);
      return {
        ...(hasProfile && { [path]: stored }),
        ...(hasProfile && state.count > 0 && { [`${path}/reviews/${state.count}`]: review }),
        ...(kind !== 'nothing' && kind !== 'released' && written !== null && { [entryPath(who)]: written }),
        ...(kind === 'released' && { [`tombstones/${who.sub}`]: { releasedAt: new Date(0), uid: who.sub } }),
      };
    });
}

/** The stored documents at the start of a sequence. The first person is an approved administrator. */
export const someWorld: fc.Arbitrary<Seed> = fc
  .tuple(fc.constantFrom('admin', 'system_admin'), ...PEOPLE.map(accountOf))
  .map(([firstRole, ...accounts]) => {
    const [first = person('ada')] = PEOPLE;
    const chief = withChanges(profile(first, firstRole), {});
    return Object.assign({}, ...accounts, {
      [profilePath(first)]: chief,
      [entryPath(first)]: { gate: 'open', uid: first.sub },
    });
  });
