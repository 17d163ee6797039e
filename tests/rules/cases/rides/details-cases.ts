import { get, commit, remove, set, update, type Case } from '../../scenario/request.ts';
import { newRide, books } from '../../scenario/rides/ride-booking.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import {
  RIDE,
  at,
  DAY,
  DETAILS,
  detailsPath,
  idOf,
  ride,
  ridePath,
} from '../../scenario/rides/ride-documents.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';
import { ada, penny } from '../../scenario/rides/ride-people.ts';
import { LATER } from '../../scenario/rides/slots.ts';

const AHEAD = { ride: LATER, rider: { slots: { later1: RIDE }, claim: 'later1' } };
const place = (more: object) => ({ text: 'Main Street 1', ...more });
const withPlaces = (more: object) => ({ from: place(more), to: place(more) });

/** Who rides and the exact places (rides R11). */
export const DETAILS_CASES: readonly Case[] = [
  {
    title: 'the details of a booking are exactly these',
    seed: FIRM,
    permitted: books(),
    refused: {
      ...each(
        wrongFields({
          name: 'a text',
          phone: 'a text',
          from: 'a map',
          to: 'a map',
          note: 'a text',
          deleteAt: 'a timestamp',
        }),
        ([field, value]) => books({ details: { [field]: value } }),
      ),
      ...each(
        {
          'an empty name': { name: '' },
          'a name of 101 characters': { name: text(101) },
          'a phone of letters': { phone: 'call' },
          'a phone of 26 characters': { phone: `+${'1'.repeat(25)}` },
          'a note of 301 characters': { note: text(301) },
          'a from of 2 characters': { from: { text: 'ab' } },
          'a to of 2 characters': { to: { text: 'ab' } },
          'a from of 201 characters': { from: { text: text(201) } },
          'a to of 201 characters': { to: { text: text(201) } },
          'a from that is a number': { from: { text: 12345 } },
          'a place without words': { to: { lat: 1, lng: 1 } },
          'a place with more': { to: place({ lat: 1, lng: 1, city: 'x' }) },
          'a place with half a coordinate': { to: place({ lat: 1 }) },
          'a place with the other half': { to: place({ lng: 1 }) },
          'a place beyond the north': { from: place({ lat: 90.5, lng: 0 }) },
          'a place beyond the south': { from: place({ lat: -90.5, lng: 0 }) },
          'a place beyond the east': { from: place({ lat: 0, lng: 180.5 }) },
          'a place beyond the west': { from: place({ lat: 0, lng: -180.5 }) },
          'a latitude that is a text': { from: place({ lat: '1', lng: 0 }) },
          'a longitude that is a text': { from: place({ lat: 0, lng: '1' }) },
          'kept longer than the settings say': { deleteAt: at(90 * DAY + 3600) },
          'kept no time': { deleteAt: at(0) },
          'kept three hours less than the settings say': { deleteAt: at(90 * DAY - 3 * 3600) },
          'with a customer': { customer: idOf('caller') },
          'with an unknown field': { fare: 12 },
        },
        (details) => books({ details }),
      ),
    },
  },
  {
    title: 'the longest details',
    seed: FIRM,
    permitted: books({
      details: {
        name: text(100),
        phone: '+123456 (789)-0/12345678 9'.slice(0, 25),
        note: text(300),
        from: { text: text(200), lat: 90, lng: 180 },
        to: { text: text(3), lat: -90, lng: -180 },
      },
    }),
    refused: { 'a digit more': books({ details: { phone: `+${'1'.repeat(25)}` } }) },
  },
  {
    title: 'the shortest details',
    seed: FIRM,
    permitted: books({ details: { name: 'P', phone: '', ...withPlaces({}) } }),
    refused: { 'without a name': books({ details: { name: '' } }) },
  },
  {
    title: 'the latest moment to delete details',
    seed: FIRM,
    permitted: books({ details: { deleteAt: at(90 * DAY) } }),
    refused: { 'an hour later': books({ details: { deleteAt: at(90 * DAY + 3600) } }) },
  },
  {
    title: 'the details of a later ride are kept from its pick-up',
    seed: FIRM,
    permitted: books({ ...AHEAD, details: { deleteAt: at(91 * DAY) } }),
    refused: {
      'a second longer': books({ ...AHEAD, details: { deleteAt: at(91 * DAY + 1) } }),
      'from the booking': books({ ...AHEAD, details: { deleteAt: at(90 * DAY) } }),
    },
  },
  {
    title: 'the details of a later ride are removed two hours early at most',
    seed: FIRM,
    permitted: books({ ...AHEAD, details: { deleteAt: at(91 * DAY - 2 * 3600) } }),
    refused: {
      'a second before': books({ ...AHEAD, details: { deleteAt: at(91 * DAY - 2 * 3600 - 1) } }),
      'before the ride': books({ ...AHEAD, details: { deleteAt: at(3600) } }),
    },
  },
  {
    title: 'details come with their ride, and stay as they are',
    seed: { ...FIRM, [ridePath()]: ride('requested'), 'rides/bare/private/details': DETAILS },
    permitted: { by: penny, does: { kind: 'get', path: ridePath() } },
    refused: {
      'added later': { by: penny, does: commit(set(detailsPath(), DETAILS)) },
      'without a ride': { by: penny, does: commit(set(detailsPath('nowhere'), DETAILS)) },
      'changed by an administrator': {
        by: ada,
        does: commit(update('rides/bare/private/details', { note: 'x' })),
      },
      'deleted by an administrator': { by: ada, does: commit(remove('rides/bare/private/details')) },
      'beside them': { by: penny, does: commit(set('rides/bare/private/more', DETAILS)) },
      'a ride deleted': { by: penny, does: commit(remove(ridePath())) },
      'a ride deleted by an administrator': { by: ada, does: commit(remove(ridePath())) },
    },
  },
  {
    title: 'a ride is not requested a second time',
    seed: {
      ...FIRM,
      'riders/penny': { slots: { now: RIDE }, claim: 'now' },
      [ridePath()]: ride('completed'),
      [detailsPath()]: DETAILS,
    },
    permitted: { by: penny, does: get(ridePath()) },
    refused: {
      'over an old one': { by: penny, does: commit(set(ridePath(), newRide('penny'))) },
      'with everything': books(),
    },
  },
];
