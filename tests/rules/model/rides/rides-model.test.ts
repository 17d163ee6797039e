import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenInvariants, isContinued } from '#domain/rides/model/ride/ride-invariants.builder.ts';
import { STEP_NAMES } from '#domain/rides/model/ride/ride-steps.ts';
import { account } from '../../scenario/documents.ts';
import { loadSource } from '../../scenario/load-source.ts';
import { person } from '../../scenario/people.ts';
import { RULES_SOURCE } from '../../scenario/read-rules.ts';
import {
  at,
  CAR,
  CARD,
  DAY,
  DETAILS,
  detailsPath,
  idOf,
  ride,
  ridePath,
  SETTINGS,
  shift,
} from '../../scenario/rides/ride-documents.ts';
import { RIDE_PEOPLE } from '../../scenario/rides/ride-people.ts';
import { TEST_NOW } from '../../scenario/seeded-database.ts';
import { SEQUENCES } from '../sequences.ts';
import type { Attempt } from './attempt.ts';
import { openRuleWorld } from './rule-world.ts';

/** A later ride, rides of callers in several states from the start, and people who were locked out. */
const SEED = {
  ...RIDE_PEOPLE,
  ...account(person('rita'), 'passenger', { status: 'rejected' }),
  ...account(person('dirk'), 'driver', { status: 'rejected' }),
  'settings/rides': SETTINGS,
  'vehicles/car-1': CAR,
  'drivers/dora': shift(),
  'drivers/dan': shift({ name: 'Person dan', ride: idOf('waiting') }),
  'drivers/dirk': shift({ name: 'Person dirk', ride: idOf('driven') }),
  'riders/rita': { phone: '', slots: { now: idOf('blocked') }, claim: 'now' },
  [ridePath(idOf('blocked'))]: ride('requested', { rider: 'rita' }),
  [ridePath(idOf('promised'))]: ride('accepted', { rider: `customer-${idOf('caller')}` }),
  [ridePath(idOf('asked'))]: ride('offered', { rider: `customer-${idOf('other')}`, driver: 'dan' }),
  [ridePath(idOf('waiting'))]: ride('arrived', {
    rider: `customer-${idOf('fourth')}`,
    driver: 'dan',
    card: { ...CARD, name: 'Person dan' },
    arrivedAt: TEST_NOW,
  }),
  [ridePath(idOf('driven'))]: ride('on_the_way', {
    rider: `customer-${idOf('third')}`,
    driver: 'dirk',
    card: { ...CARD, name: 'Person dirk' },
  }),
  [ridePath(idOf('tomorrow'))]: ride('requested', {
    rider: `customer-${idOf('fifth')}`,
    kind: 'later',
    pickupAt: at(DAY),
    searchFrom: at(DAY),
  }),
  ...Object.fromEntries(
    ['blocked', 'promised', 'asked', 'waiting', 'driven', 'tomorrow'].map((name) => [
      detailsPath(idOf(name)),
      DETAILS,
    ]),
  ),
};

const steps = STEP_NAMES.filter((name) => name !== 'request');
const FREQUENT = ['take', 'arrive', 'start', 'offer', 'assign', 'complete'] as const;
const anybody = fc.constantFrom('penny', 'pia', 'dora', 'dan', 'ada', 'olga', 'rita', 'dirk');
const attempts: fc.Arbitrary<Attempt> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ by: anybody, does: fc.constant('book' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      by: anybody,
      does: fc.constant('duty' as const),
      duty: fc.constantFrom('on', 'on', 'break', 'off'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      by: fc.oneof(anybody, fc.constantFrom('its driver', 'its rider')),
      does: fc.constant('step' as const),
      did: fc.oneof(fc.constantFrom(...steps), fc.constantFrom(...FREQUENT)),
      ride: fc.nat({ max: 11 }),
      fits: fc.constantFrom(true, true, true, false),
      to: fc.constantFrom('dora', 'dora', 'dan', 'dan', 'dirk', 'pia'),
    }),
  },
);
const sequence = fc.array(fc.tuple(attempts, fc.constantFrom(0, 0, 0, 1, 60, 300, 1800)), {
  minLength: 10,
  maxLength: 60,
});
const RUNS = Math.max(20, SEQUENCES / 50);

/** Runs sequences of attempts; returns how many were allowed. Throws where rules and table part, or an invariant breaks. */
function run(source: string, runs: number): number {
  const ruleset = loadSource(source);
  let allowed = 0;
  fc.assert(
    fc.property(sequence, (tried) => {
      const world = openRuleWorld(ruleset, SEED);
      let present = world.rides();
      for (const [attempt, seconds] of tried) {
        world.wait(seconds);
        const { rules, table } = world.attempt(attempt);
        expect(rules, JSON.stringify(attempt)).toBe(table);
        if (!rules) continue;
        allowed += 1;
        const after = new Map(world.rides().map((each) => [each.id, each]));
        const rewritten = present.filter((each) => !isContinued(each, after.get(each.id)));
        expect([...brokenInvariants(world), ...rewritten], JSON.stringify(attempt)).toEqual([]);
        present = [...after.values()];
      }
    }),
    { numRuns: runs, endOnFailure: true },
  );
  return allowed;
}

describe('the rules and the table of steps', () => {
  it(`the rules and the table of steps agree on ${RUNS} sequences of attempts, and no invariant breaks`, () => {
    expect(run(RULES_SOURCE, RUNS)).toBeGreaterThan(RUNS);
  }, 600_000);

  it('such sequences take every step', () => {
    const missed = new Set<string>(steps);
    const ruleset = loadSource(RULES_SOURCE);
    for (const tried of fc.sample(sequence, { numRuns: 100, seed: 7 })) {
      if (missed.size === 0) break;
      const world = openRuleWorld(ruleset, SEED);
      for (const [attempt, seconds] of tried) {
        world.wait(seconds);
        if (world.attempt(attempt).rules && attempt.does === 'step') missed.delete(attempt.did);
      }
    }
    expect([...missed]).toEqual([]);
  }, 600_000);

  it.each([
    ['a request that is dead is taken', '? !isExpired(before)', '? true'],
    ['a driver takes a second ride', '&& !holdsDriver(resource.data.ride, me());', ';'],
    ['a slot is taken twice', '&& !(slot in slots && holdsRider(ridePath(slots[slot])))', ''],
    ['a rejected driver goes on', "before.driver == me() && isApproved('driver')", 'before.driver == me()'],
    ['a rejected driver is given a ride', "person.status == 'approved' && person.role", 'person.role'],
    [
      'a ride that is due goes to a driver who has gone home',
      "(isDue(before) ? ['on'] : [",
      '(false ? [] : [',
    ],
    ['an offer lapses before its time', '&& isPast(before.offeredAt, before.terms.offer)', ''],
  ])(
    'the rules and the table part as soon as the rules are changed: %s',
    (_, condition, weaker) => {
      expect(RULES_SOURCE).toContain(condition);
      expect(() => run(RULES_SOURCE.replaceAll(condition, weaker), 2000)).toThrow('Property failed');
    },
    600_000,
  );
});
