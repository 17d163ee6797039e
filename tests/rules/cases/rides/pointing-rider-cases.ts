import { get, type Case } from '../../scenario/request.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { RIDE, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { penny } from '../../scenario/rides/ride-people.ts';
import { record } from '../../scenario/rides/slots.ts';

const reads = (path: string) => ({ by: penny, does: get(path) });

/** Whom a ride names is not read by a passenger whose slot names the ride. */
export const POINTING_RIDER_CASES: readonly Case[] = [
  {
    title: 'a passenger with a later ride reads their own profile, but not those of the people of the ride',
    seed: {
      ...FIRM,
      'riders/penny': { ...record, slots: { later1: RIDE }, claim: 'later1' },
      [ridePath()]: ride('on_the_way', { rider: 'pia' }),
      'users/dora/reviews/1': { actor: 'ada' },
      'users/pia/reviews/1': { actor: 'ada' },
    },
    permitted: reads('users/penny'),
    refused: {
      'its passenger': reads('users/pia'),
      'its driver': reads('users/dora'),
      'a decision on its passenger': reads('users/pia/reviews/1'),
      'a decision on its driver': reads('users/dora/reviews/1'),
    },
  },
];
