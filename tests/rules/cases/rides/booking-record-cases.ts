import { SERVER_TIME } from '../../scenario/datum.ts';
import { type Case, commit, set, update, writesOf } from '../../scenario/request.ts';
import { books } from '../../scenario/rides/ride-booking.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { at, DETAILS, detailsPath, FROM, OTHER_RIDE, RIDE } from '../../scenario/rides/ride-documents.ts';
import { penny, RIDE_PEOPLE } from '../../scenario/rides/ride-people.ts';

const newRecord = {
  phone: '',
  phoneKey: '',
  places: [],
  slots: { now: RIDE },
  claim: 'now',
  claimedAt: SERVER_TIME,
};
const IN_LATER1 = { slots: { later1: RIDE }, claim: 'later1' };

/** What a first booking stores besides the ride (rides R7, R12). */
export const BOOKING_RECORD_CASES: readonly Case[] = [
  {
    title: 'a first booking makes the passenger’s record',
    seed: FIRM,
    permitted: books(),
    refused: {
      'without its slot': books({ rider: null }),
      'in a slot for later': books({ rider: IN_LATER1 }),
      'in a slot that nobody has': books({ rider: { slots: { now2: RIDE }, claim: 'now2' } }),
      'in two slots': books({ rider: { slots: { now: RIDE, later1: RIDE } } }),
      'with the slot of another ride': books({ rider: { slots: { now: OTHER_RIDE } } }),
      'with a claim elsewhere': books({ rider: { claim: 'later1' } }),
      'and a slot of somebody else': {
        by: penny,
        does: commit(...writesOf(books()), set('riders/pia', newRecord)),
      },
      'without saying when': books({ rider: { claimedAt: undefined } }),
      'a minute ago, as it says': books({ rider: { claimedAt: at(-60) } }),
      'in a minute, as it says': books({ rider: { claimedAt: at(60) } }),
      'with a phone of letters': books({ rider: { phone: 'call', phoneKey: '' } }),
      'with the key of another phone': books({ rider: { phoneKey: '308' } }),
      'with a place of another ride': books({ rider: { places: [FROM, { text: 'Town Hall' }] } }),
      'with a slot of somebody else': {
        by: penny,
        does: commit(...writesOf(books({ rider: null })), set('riders/pia', newRecord)),
      },
    },
  },
  {
    title: 'a first booking remembers no number',
    seed: FIRM,
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
    seed: { ...FIRM, [detailsPath(OTHER_RIDE)]: DETAILS },
    permitted: books(),
    refused: { 'with a booking': books({ id: OTHER_RIDE }) },
  },
  {
    title: 'without settings nobody books',
    seed: { ...RIDE_PEOPLE, 'riders/penny': { slots: {}, claim: 'now' } },
    permitted: { by: penny, does: commit(update('riders/penny', { phone: '1', phoneKey: '1' })) },
    refused: { 'a ride': books() },
  },
];
