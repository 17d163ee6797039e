import { idOf, DAY, RIDE, at, ridePath } from '../../scenario/rides/ride-documents.ts';
import { increment } from '../../scenario/datum.ts';
import { person } from '../../scenario/people.ts';
import { type Case, commit, update, writesOf } from '../../scenario/request.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';
import { books } from '../../scenario/rides/ride-booking.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { ada, dora, olga, penny } from '../../scenario/rides/ride-people.ts';
import { floats } from '../../scenario/rides/ride-step.ts';

const booking = (changes: Parameters<typeof books>[0]) => books(changes);
const withRide = (changes: NonNullable<Parameters<typeof books>[0]>['ride']) =>
  books(changes && { ride: changes });
function logOf() {
  return { 0: { did: 'request', by: 'penny', at: at(0) } };
}

/** Step 1 of rides 3: a passenger’s own ride, now. */
export const BOOKING_CASES: readonly Case[] = [
  {
    title: 'an approved passenger books a ride now',
    seed: FIRM,
    permitted: books(),
    refused: {
      'by a driver': booking({ by: dora }),
      'by an auditor': booking({ by: olga }),
      'by an administrator for themselves': booking({ by: ada }),
      'by a pending passenger': booking({ by: person('pat') }),
      'under an id that is too short': booking({ id: 'ride' }),
      'under an id with a hyphen': booking({ id: 'ride-000000000000000' }),
      ...each(
        wrongFields({
          kind: 'a text',
          state: 'a text',
          open: 'a boolean',
          rev: 'a number',
          did: 'a text',
          rider: 'a text',
          driver: 'null',
          card: 'null',
          declined: 'a list',
          area: 'a map',
          people: 'a number',
          needs: 'a list',
          pickupAt: 'a timestamp',
          searchFrom: 'a timestamp',
          terms: 'a map',
          createdAt: 'a timestamp',
          changedAt: 'a timestamp',
          log: 'a map',
        }),
        ([field, value]) => withRide({ [field]: value }),
      ),
      ...each(
        {
          'of a kind that is none': { kind: 'soon' },
          'in a state further on': { state: 'accepted' },
          'that is closed': { open: false },
          'with step one': { rev: 1 },
          'named as another step': { did: 'extend' },
          'with a driver': { driver: 'dora' },
          'with somebody who declined': { declined: ['dora'] },
          'for nobody': { people: 0 },
          'for nine people': { people: 9 },
          'for one and a half': { people: 1.5 },
          'with an unknown need': { needs: ['bicycle'] },
          'with a need twice': { needs: ['pet', 'pet'] },
          'with an area of 61 characters': { area: { from: text(61), to: '' } },
          'to an area of 61 characters': { area: { from: '', to: text(61) } },
          'with an area that is a number': { area: { from: 1, to: '' } },
          'to an area that is a number': { area: { from: '', to: 1 } },
          'with the whole address': { area: { from: '', to: '', street: 'Main Street 1' } },
          'picked up a while ago': { pickupAt: at(-60), searchFrom: at(-60) },
          'picked up later': { pickupAt: at(3600), searchFrom: at(3600) },
          'looked for since a while': { searchFrom: at(-60) },
          'with better terms': { terms: { wait: 300, search: 9999, offer: 60, release: 1800 } },
          'made yesterday': { createdAt: at(-DAY) },
          'changed yesterday': { changedAt: at(-DAY) },
          'with a wall time': { wall: '10:00' },
          'with an unknown field': { fare: 12 },
          'with a longer log': { log: { ...logOf(), 1: { did: 'extend', by: 'penny', at: at(0) } } },
        },
        withRide,
      ),
      'with a number that is not whole': {
        by: penny,
        does: commit(...writesOf(books()), update(ridePath(), { rev: increment(-0) })),
      },
      ...each(floats(), (fields) => ({
        by: penny,
        does: commit(...writesOf(books()), update(ridePath(), fields)),
      })),
      'for somebody else': withRide({ rider: 'pia' }),
      'for a caller': booking({
        ride: { rider: 'caller-'.concat(RIDE) },
        details: { customer: idOf('caller') },
      }),
      'without its details': booking({ details: null }),
    },
  },
];
