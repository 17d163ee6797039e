import { set, type Case, update } from '../../scenario/request.ts';
import { CARD_AT_THE_END, OTHER_RIDE, RIDE, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { steppedRide, takes } from '../../scenario/rides/ride-step.ts';
import { SERVER_TIME } from '../../scenario/datum.ts';
import { account } from '../../scenario/documents.ts';
import { RIDE_PEOPLE, dora } from '../../scenario/rides/ride-people.ts';
import { isRefusedTo, onDuty, pointing, pool, take } from '../../scenario/rides/driving.ts';

/** Who may not take a ride, and whom the lock holds (rides R6). */
export const LOCK_CASES: readonly Case[] = [
  ...(['break', 'off'] as const).map((duty) =>
    isRefusedTo(
      `a driver takes nothing while their duty is ${duty}`,
      { ...onDuty({ duty }), ...pool },
      take(),
    ),
  ),
  isRefusedTo('a driver without a shift takes nothing', { ...RIDE_PEOPLE, ...pool }, take()),
  ...(['pending', 'rejected'] as const).map((status) =>
    isRefusedTo(
      `a ${status} driver takes nothing`,
      { ...onDuty(), ...account(dora, 'driver', { status }), ...pool },
      take(),
    ),
  ),
  isRefusedTo(
    'an approved passenger with a shift takes nothing',
    { ...onDuty(), ...account(dora, 'passenger'), ...pool },
    take(),
  ),
  ...(['on_the_way', 'arrived', 'in_progress'] as const).map((state) =>
    isRefusedTo(
      `a driver whose ride is ${state} takes no other`,
      { ...onDuty({ ride: OTHER_RIDE }), ...pool, [ridePath(OTHER_RIDE)]: ride(state) },
      take(),
    ),
  ),
  ...(['requested', 'offered', 'accepted', 'completed', 'cancelled', 'no_show'] as const).map((state) => ({
    title: `a pointer to a ride that is ${state} holds no driver`,
    seed: { ...onDuty({ ride: OTHER_RIDE }), ...pool, [ridePath(OTHER_RIDE)]: ride(state) },
    permitted: takes(take()),
    refused: {
      'who is not on duty': takes(
        take(undefined, {}, [update('drivers/dora', { ride: RIDE, seenAt: SERVER_TIME, duty: 'off' })]),
      ),
    },
  })),
  {
    title: 'a pointer to a ride that another driver has, or that is gone, holds no driver',
    seed: {
      ...onDuty({ ride: OTHER_RIDE }),
      ...pool,
      [ridePath(OTHER_RIDE)]: ride('on_the_way', { driver: 'dan' }),
    },
    permitted: takes(take()),
    refused: { 'without moving it': takes({ ...take(), also: [] }) },
  },
  {
    title: 'a pointer to a ride that is gone holds no driver',
    seed: { ...onDuty({ ride: OTHER_RIDE }), ...pool },
    permitted: takes(take()),
    refused: {
      'the pointer alone': { by: dora, does: { kind: 'commit', writes: pointing } },
      'a path as a pointer': takes(
        take(undefined, {}, [update('drivers/dora', { ride: 'a/b', seenAt: SERVER_TIME })]),
      ),
    },
  },
  {
    title: 'a driver does not complete one ride and take another at once',
    seed: { ...onDuty({ ride: OTHER_RIDE }), ...pool, [ridePath(OTHER_RIDE)]: ride('in_progress') },
    permitted: { by: dora, does: { kind: 'get', path: ridePath() } },
    refused: {
      'in one batch': takes(
        take(undefined, {}, [
          ...pointing,
          set(
            ridePath(OTHER_RIDE),
            steppedRide({
              by: dora,
              before: ride('in_progress'),
              did: 'complete',
              changes: { state: 'completed', open: false, endedAt: SERVER_TIME, card: CARD_AT_THE_END },
            }),
          ),
        ]),
      ),
    },
  },
];
