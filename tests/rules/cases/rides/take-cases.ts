import { SERVER_TIME } from '../../scenario/datum.ts';
import { account } from '../../scenario/documents.ts';
import { type Case, update, set } from '../../scenario/request.ts';
import {
  OTHER_RIDE,
  RIDE,
  TERMS,
  at,
  ride,
  ridePath,
  shift,
  CARD_AT_THE_END,
  OUTCOMES,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia, RIDE_PEOPLE } from '../../scenario/rides/ride-people.ts';
import { by, notSteps, takes, steppedRide } from '../../scenario/rides/ride-step.ts';
import { isRefusedTo, notTakes, onDuty, pointing, pool, take } from '../../scenario/rides/driving.ts';

/** Step 5 of rides 3: people who may not take a ride, and drivers whom the lock stops (rides R6). */
const LOCK_CASES: readonly Case[] = [
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
  ...(['requested', 'offered', 'accepted', ...OUTCOMES] as const).map((state) => ({
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
    title: 'a pointer to a ride that another driver has holds no driver',
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

export const TAKE_CASES: readonly Case[] = [
  {
    title: 'a driver on duty takes a request, and their pointer names it',
    seed: { ...onDuty(), ...pool, 'drivers/dan': shift({ name: 'Person dan' }) },
    permitted: takes(take()),
    refused: {
      ...notSteps(take()),
      ...notTakes(take()),
      ...by(take(), [penny, pia, dan, ada, olga]),
      'without the pointer': takes({ ...take(), also: [] }),
      'pointing elsewhere': takes(
        take(undefined, {}, [update('drivers/dora', { ride: OTHER_RIDE, seenAt: SERVER_TIME })]),
      ),
      'pointing with an old sign of life': takes(
        take(undefined, {}, [update('drivers/dora', { ride: RIDE })]),
      ),
      'and going off duty': takes(
        take(undefined, {}, [update('drivers/dora', { ride: RIDE, seenAt: SERVER_TIME, duty: 'off' })]),
      ),
      'and changing the car': takes(
        take(undefined, {}, [
          update('drivers/dora', { ride: RIDE, seenAt: SERVER_TIME, vehicle: { id: 'car-2' } }),
        ]),
      ),
      'for another driver': takes(take(undefined, { driver: 'dan' })),
      'and moving the other’s pointer': takes(
        take(undefined, {}, [...pointing, update('drivers/dan', { ride: RIDE, seenAt: SERVER_TIME })]),
      ),
      'as an offer': takes(take(undefined, { offeredAt: SERVER_TIME })),
    },
  },
  {
    title: 'a driver sets off for the ride that the pointer still names',
    seed: { ...onDuty({ ride: RIDE }), ...pool },
    permitted: takes(take()),
    refused: {
      'for another driver': takes(take(undefined, { driver: 'dan' })),
      'without a sign of life': takes({ ...take(), also: [] }),
    },
  },
  isRefusedTo(
    'a rejected driver does not take the ride that the pointer still names',
    { ...onDuty({ ride: RIDE }), ...account(dora, 'driver', { status: 'rejected' }), ...pool },
    { ...take(), also: [] },
  ),
  {
    title: 'a driver estimates the arrival',
    seed: { ...onDuty(), ...pool },
    permitted: takes(take(undefined, { etaAt: at(3 * 3600) })),
    refused: { 'as a number': takes(take(undefined, { etaAt: 5 })) },
  },
  {
    title: 'a driver whose clock is slow estimates the arrival',
    seed: { ...onDuty(), ...pool },
    permitted: takes(take(undefined, { etaAt: at(-2.5 * 3600) })),
    refused: { 'in words': takes(take(undefined, { etaAt: 'soon' })) },
  },
  {
    title: 'a driver takes a later ride as soon as it is due',
    seed: {
      ...onDuty(),
      [ridePath()]: ride('requested', { pickupAt: at(TERMS.release), searchFrom: at(TERMS.release) }),
    },
    permitted: takes(take(ride('requested', { pickupAt: at(TERMS.release), searchFrom: at(TERMS.release) }))),
    refused: {
      'without a pointer': takes(
        take(ride('requested', { pickupAt: at(TERMS.release), searchFrom: at(TERMS.release) }), {}, []),
      ),
    },
  },
  isRefusedTo(
    'a driver takes no later ride an hour before it is due',
    {
      ...onDuty(),
      [ridePath()]: ride('requested', {
        pickupAt: at(TERMS.release + 3600),
        searchFrom: at(TERMS.release + 3600),
      }),
    },
    take(ride('requested', { pickupAt: at(TERMS.release + 3600), searchFrom: at(TERMS.release + 3600) })),
  ),
  isRefusedTo(
    'a request that was not taken in time is dead (rides R10)',
    { ...onDuty(), [ridePath()]: ride('requested', { searchFrom: at(-TERMS.search) }) },
    take(ride('requested', { searchFrom: at(-TERMS.search) })),
  ),
  ...(['accepted', 'on_the_way', 'arrived', 'in_progress', 'completed', 'cancelled', 'expired'] as const).map(
    (state) =>
      isRefusedTo(
        `a ride that is ${state} is not taken`,
        { ...onDuty(), [ridePath()]: ride(state) },
        take(ride(state)),
      ),
  ),
  {
    title: 'a request whose log has two hundred lines is taken',
    seed: { ...onDuty(), [ridePath()]: ride('requested', { rev: 199 }) },
    permitted: takes(take(ride('requested', { rev: 199 }))),
    refused: { 'without a pointer': takes(take(ride('requested', { rev: 199 }), {}, [])) },
  },
  isRefusedTo(
    'a request whose log is longer is taken no more',
    { ...onDuty(), [ridePath()]: ride('requested', { rev: 200 }) },
    take(ride('requested', { rev: 200 })),
  ),
  {
    title: 'the driver who was asked takes the ride',
    seed: { ...onDuty(), [ridePath()]: ride('offered') },
    permitted: takes(take(ride('offered'))),
    refused: {
      ...notTakes(take(ride('offered'))),
      'still offered': takes(take(ride('offered')), { offeredAt: at(-30) }),
    },
  },
  {
    title: 'another driver takes an offer that was not answered in time',
    seed: { ...onDuty(), [ridePath()]: ride('offered', { driver: 'dan', offeredAt: at(-TERMS.offer) }) },
    permitted: takes(take(ride('offered', { driver: 'dan', offeredAt: at(-TERMS.offer) }))),
    refused: {
      'for the one who was asked': takes(
        take(ride('offered', { driver: 'dan', offeredAt: at(-TERMS.offer) }), { driver: 'dan' }),
      ),
    },
  },
  isRefusedTo(
    'another driver takes no offer that may still be answered in time',
    { ...onDuty(), [ridePath()]: ride('offered', { driver: 'dan', offeredAt: at(3600) }) },
    take(ride('offered', { driver: 'dan', offeredAt: at(3600) })),
  ),
  ...LOCK_CASES,
];
