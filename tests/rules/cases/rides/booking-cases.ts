import { idOf } from '../../scenario/rides/ride-documents.ts';
import { increment } from '../../scenario/datum.ts';
import { person } from '../../scenario/people.ts';
import { type Case, commit, set, update, writesOf } from '../../scenario/request.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';
import { books } from '../../scenario/rides/ride-booking.ts';
import {
  DAY,
  DETAILS,
  FROM,
  OTHER_RIDE,
  RIDE,
  SETTINGS,
  at,
  detailsPath,
  ridePath,
} from '../../scenario/rides/ride-documents.ts';
import { RIDE_PEOPLE, ada, dora, olga, penny } from '../../scenario/rides/ride-people.ts';
import { floats } from '../../scenario/rides/ride-step.ts';

const firm = { ...RIDE_PEOPLE, 'settings/rides': SETTINGS };
const booking = (changes: Parameters<typeof books>[0]) => books(changes);
const withRide = (changes: NonNullable<Parameters<typeof books>[0]>['ride']) =>
  books(changes && { ride: changes });
const newRecord = { phone: '', phoneKey: '', places: [], slots: { now: RIDE }, claim: 'now' };
const IN_LATER1 = { slots: { later1: RIDE }, claim: 'later1' };
function logOf() {
  return { 0: { did: 'request', by: 'penny', at: at(0) } };
}

/** Step 1 of rides 3: a passenger’s own ride, now. */
export const BOOKING_CASES: readonly Case[] = [
  {
    title: 'an approved passenger books a ride now',
    seed: firm,
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
          zone: 'a text',
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
          'in an unknown zone': { zone: 'south' },
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
      'for a caller': withRide({ rider: 'customer-'.concat(idOf('caller')) }),
      'without its details': booking({ details: null }),
      'without its slot': booking({ rider: null }),
      'in a slot for later': booking({ rider: IN_LATER1 }),
      'in a slot that nobody has': booking({ rider: { slots: { now2: RIDE }, claim: 'now2' } }),
      'in two slots': booking({ rider: { slots: { now: RIDE, later1: RIDE } } }),
      'with the slot of another ride': booking({ rider: { slots: { now: OTHER_RIDE } } }),
      'with a claim elsewhere': booking({ rider: { claim: 'later1' } }),
      'and a slot of somebody else': {
        by: penny,
        does: commit(...writesOf(books()), set('riders/pia', newRecord)),
      },
      'with a phone of letters': booking({ rider: { phone: 'call', phoneKey: '' } }),
      'with the key of another phone': booking({ rider: { phoneKey: '308' } }),
      'with a place of another ride': booking({ rider: { places: [FROM, { text: 'Town Hall' }] } }),
      'with a slot of somebody else': {
        by: penny,
        does: commit(...writesOf(books({ rider: null })), set('riders/pia', newRecord)),
      },
    },
  },
  {
    title: 'a first booking remembers no number',
    seed: firm,
    permitted: books({ rider: { phone: '', phoneKey: '' } }),
    refused: {
      'but a text for places': books({ rider: { places: 'Main' } }),
      'but no places': books({ rider: { places: undefined } }),
      'but no phone': books({ rider: { phone: undefined, phoneKey: '' } }),
      'but a key': books({ rider: { phone: '' } }),
    },
  },
  {
    title: 'details that are there already are not written again',
    seed: { ...firm, [detailsPath(OTHER_RIDE)]: DETAILS },
    permitted: books(),
    refused: { 'with a booking': booking({ id: OTHER_RIDE }) },
  },
  {
    title: 'without settings nobody books',
    seed: { ...RIDE_PEOPLE, 'riders/penny': { slots: {}, claim: 'now' } },
    permitted: { by: penny, does: commit(update('riders/penny', { phone: '1', phoneKey: '1' })) },
    refused: { 'a ride': books() },
  },
];
