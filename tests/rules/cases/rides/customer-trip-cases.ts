import type { Case } from '../../scenario/request.ts';
import { CUSTOMER_PATH, KNOWN, saves, savesAgain, TRIP } from '../../scenario/rides/customers.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { TO } from '../../scenario/rides/ride-documents.ts';

/** As many trips as a record can have. */
const TRIPS = Array.from({ length: 12 }, (_, n) => ({ ...TRIP, to: { text: `Stop ${n}` }, hour: n }));

/** The trips in a customer’s record (D96). */
export const CUSTOMER_TRIP_CASES: readonly Case[] = [
  {
    title: 'a new customer’s record has the trip of their first booking',
    seed: FIRM,
    permitted: saves(),
    refused: {
      'with a trip to another place': saves({ trips: [{ ...TRIP, to: { text: 'Town Hall' } }] }),
      'with a trip from another place': saves({ trips: [{ ...TRIP, from: { text: 'Town Hall' } }] }),
      'with a trip that says more': saves({ trips: [{ ...TRIP, day: 'monday' }] }),
      'at an hour before the week': saves({ trips: [{ ...TRIP, hour: -1 }] }),
      'at an hour after the week': saves({ trips: [{ ...TRIP, hour: 168 }] }),
      'at half past an hour': saves({ trips: [{ ...TRIP, hour: 8.5 }] }),
      'at an hour in words': saves({ trips: [{ ...TRIP, hour: '8' }] }),
    },
  },
  {
    title: 'a customer’s record has their last twelve trips, of which the oldest gives way',
    seed: { ...FIRM, [CUSTOMER_PATH]: { ...KNOWN, trips: TRIPS } },
    permitted: savesAgain({ trips: [{ ...TRIP, hour: 167 }, ...TRIPS.slice(0, -1)] }),
    refused: {
      'and not thirteen': savesAgain({ trips: [{ ...TRIP, hour: 167 }, ...TRIPS] }),
      'and none of another': savesAgain({ trips: [TRIP, { ...TRIP, to: { text: 'Pier' } }] }),
    },
  },
  {
    title: 'a customer’s trips stay as they are if the ride is their way back, or another person’s',
    seed: { ...FIRM, [CUSTOMER_PATH]: { ...KNOWN, trips: TRIPS } },
    permitted: savesAgain({ trips: TRIPS }),
    refused: { 'and are no other’s': savesAgain({ trips: [...TRIPS.slice(1), { ...TRIP, hour: 168 }] }) },
  },
  {
    title: 'a customer has no trip while all rides from their number were another person’s',
    seed: { ...FIRM, [CUSTOMER_PATH]: { ...KNOWN, trips: [] } },
    permitted: savesAgain({ trips: [] }),
    refused: { 'and none that is unknown': savesAgain({ trips: [{ ...TRIP, from: TO }] }) },
  },
];
