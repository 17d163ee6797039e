import { SERVER_TIME } from '../../scenario/datum.ts';
import { commit, set, update, type Case } from '../../scenario/request.ts';
import { onDuty, pointing, pool, take } from '../../scenario/rides/driving.ts';
import { CAR, OTHER_RIDE, RIDE, shift } from '../../scenario/rides/ride-documents.ts';
import { dora } from '../../scenario/rides/ride-people.ts';
import { takes } from '../../scenario/rides/ride-step.ts';

const NOW = { dutySince: SERVER_TIME, seenAt: SERVER_TIME };
const earlier = {
  name: 'Dora Maiden',
  phone: '+49 30 9',
  vehicle: { id: 'car-2', label: 'Car 2', plate: 'B-CB 2', seats: 3 },
};

const onBreak = { ...NOW, name: 'Person dora', duty: 'break' };

/** What setting off and a shift may change in a driver's record, and what they need there. */
export const DRIVER_RECORD_CASES: readonly Case[] = [
  {
    title: 'whoever takes a ride points at it, and changes nothing else of their record',
    seed: { ...onDuty(), ...pool },
    permitted: takes(take(undefined, {}, pointing)),
    refused: {
      'with a sign of life alone': takes(
        take(undefined, {}, [update('drivers/dora', { seenAt: SERVER_TIME })]),
      ),
      'with a slot besides': takes(
        take(undefined, {}, [
          update('drivers/dora', { ride: RIDE, seenAt: SERVER_TIME, slots: { next: OTHER_RIDE } }),
        ]),
      ),
    },
  },
  {
    title: 'a new shift has the present name, number and car, whatever the last one had',
    seed: { ...onDuty(earlier), 'vehicles/car-1': CAR },
    permitted: { by: dora, does: commit(set('drivers/dora', shift(NOW))) },
    refused: {
      'and not the former name': {
        by: dora,
        does: commit(set('drivers/dora', shift({ ...NOW, name: earlier.name }))),
      },
      'and not without its beginning': {
        by: dora,
        does: commit(set('drivers/dora', shift({ ...NOW, dutySince: undefined }))),
      },
    },
  },
  {
    title: 'a record of an earlier version keeps its zones',
    seed: { ...onDuty({ zones: [] }), 'vehicles/car-1': CAR },
    permitted: { by: dora, does: commit(update('drivers/dora', onBreak)) },
    refused: {
      'and changes none of them': {
        by: dora,
        does: commit(update('drivers/dora', { ...onBreak, zones: ['north'] })),
      },
    },
  },
];
