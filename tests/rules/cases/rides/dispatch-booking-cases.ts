import { decisionWrites } from '../../scenario/decision.ts';
import { account, profile } from '../../scenario/documents.ts';
import { person } from '../../scenario/people.ts';
import { type Case, commit, set, writesOf } from '../../scenario/request.ts';
import { books, newRide } from '../../scenario/rides/ride-booking.ts';
import {
  OTHER_RIDE,
  RIDE,
  SETTINGS,
  TERMS,
  idOf,
  ride,
  ridePath,
} from '../../scenario/rides/ride-documents.ts';
import { record } from '../../scenario/rides/slots.ts';
import { RIDE_PEOPLE, ada, dora, olga, pia, sam } from '../../scenario/rides/ride-people.ts';

const firm = { ...RIDE_PEOPLE, 'settings/rides': SETTINGS };

/** Ada books this ride for somebody. */
const dispatches = (rider: string, by = ada) =>
  books({ by, ride: { rider, log: newRide(rider, by.sub)['log'] }, rider: null });

const CALLER = 'customer-'.concat(idOf('caller'));

/** Step 1 of rides 3: an administrator books for somebody (rides R34). */
export const DISPATCH_BOOKING_CASES: readonly Case[] = [
  {
    title: 'an administrator books any number of rides for a caller',
    seed: { ...firm, ...account(person('pat'), 'passenger', { status: 'pending' }) },
    permitted: dispatches(CALLER),
    refused: {
      'by a driver': dispatches(CALLER, dora),
      'by a passenger': dispatches(CALLER, pia),
      'by an auditor': dispatches(CALLER, olga),
      'for a caller with a short id': dispatches('customer-1'),
      'for a driver': dispatches('dora'),
      'for somebody unknown': dispatches('nobody'),
      'for themselves': dispatches('ada'),
      'for a path': dispatches('users/penny'),
      'without details': books({
        by: ada,
        ride: { rider: CALLER, log: newRide(CALLER, 'ada')['log'] },
        rider: null,
        details: null,
      }),
      'with a slot of their own': {
        by: ada,
        does: commit(...writesOf(dispatches(CALLER)), set('riders/ada', { ...record, slots: { now: RIDE } })),
      },
      'with settings of the same batch': {
        by: sam,
        does: commit(
          ...writesOf(
            books({ by: sam, rider: null, ride: { rider: CALLER, terms: { ...TERMS, wait: 60 } } }),
          ),
          set('settings/rides', { ...SETTINGS, terms: { ...TERMS, wait: 60 } }),
        ),
      },
      'for somebody who becomes a passenger in the same batch': {
        by: sam,
        does: commit(
          ...writesOf(dispatches('olga', sam)),
          ...decisionWrites({
            actor: sam,
            actorName: 'Person sam',
            target: olga,
            before: profile(olga, 'auditor'),
            step: { role: 'passenger' },
          }),
        ),
      },
      'with the log of somebody else': books({
        by: ada,
        ride: { rider: CALLER, log: newRide('sam')['log'] },
        rider: null,
      }),
    },
  },
  {
    title: 'a system_admin books for a passenger who has a ride already',
    seed: {
      ...firm,
      'riders/penny': { slots: { now: OTHER_RIDE }, claim: 'now' },
      [ridePath(OTHER_RIDE)]: ride('requested'),
    },
    permitted: dispatches('penny', sam),
    refused: { 'the passenger alone': books({ rider: { phone: undefined } }) },
  },
];
