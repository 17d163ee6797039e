import * as fc from 'fast-check';
import { DRIVER_SLOTS } from '#domain/rides/model/firm/shift.ts';
import { STEP_NAMES } from '#domain/rides/model/ride/ride-steps.ts';
import type { Attempt } from './attempt.ts';

export const STEPS = STEP_NAMES.filter((name) => name !== 'request');
const FREQUENT = [
  'take',
  'reserve',
  'arrive',
  'start',
  'offer',
  'assign',
  'complete',
  'extend',
  'edit',
  'edit',
  'agree',
  'estimate',
  'agree',
  'renew_card',
] as const;
const anybody = fc.constantFrom('penny', 'pia', 'dora', 'dan', 'ada', 'olga', 'rita', 'dirk');
const anyParty = fc.oneof(anybody, fc.constantFrom('its driver', 'its rider'));
const driver = fc.constantFrom('dora', 'dora', 'dan', 'dan', 'dirk', 'pia');
const ride = fc.nat({ max: 11 });

const attempts: fc.Arbitrary<Attempt> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      by: fc.oneof(anybody, fc.constantFrom('penny', 'pia')),
      does: fc.constant('book' as const),
      when: fc.constantFrom('now', 'later'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      by: fc.oneof(anybody, driver),
      does: fc.constant('duty' as const),
      duty: fc.constantFrom('on', 'on', 'break', 'off'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ by: anybody, does: fc.constant('end shift' as const), of: driver }) },
  { weight: 1, arbitrary: fc.record({ by: anybody, does: fc.constant('set car' as const), of: driver }) },
  { weight: 1, arbitrary: fc.record({ by: driver, does: fc.constant('sign' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      by: anyParty,
      does: fc.constant('look' as const),
      at: fc.constantFrom('ride', 'details', 'last remark'),
      ride,
    }),
  },
  {
    weight: 16,
    arbitrary: fc.record({
      by: anyParty,
      does: fc.constant('step' as const),
      did: fc.oneof(fc.constantFrom(...STEPS), fc.constantFrom(...FREQUENT)),
      ride,
      fits: fc.constantFrom(true, true, true, false),
      to: driver,
      slot: fc.oneof(
        { weight: 5, arbitrary: fc.constant('free' as const) },
        { weight: 2, arbitrary: fc.constantFrom(...DRIVER_SLOTS) },
        { weight: 1, arbitrary: fc.constant('left out' as const) },
      ),
      pickUp: fc.constantFrom(
        'as it is',
        'as it is',
        'now',
        'soon',
        'later',
        'later',
        'past',
        'beyond',
        'in years',
      ),
      minutes: fc.constantFrom(5, 5, 180, 181, -180, -181),
      remark: fc.oneof(
        { weight: 5, arbitrary: fc.constant('as it should be' as const) },
        { weight: 1, arbitrary: fc.constantFrom('left out', 'of another person') },
      ),
    }),
  },
);

/** A sequence of attempts, each with the seconds that pass before it. */
export const sequence = fc.array(
  fc.tuple(attempts, fc.constantFrom(0, 0, 0, 0, 1, 10, 30, 60, 60, 300, 1800)),
  {
    minLength: 10,
    maxLength: 60,
  },
);
