import { commit, set } from '../request.ts';
import { newRide } from './ride-booking.ts';
import { DAY, DETAILS, OTHER_RIDE, RIDE, SETTINGS, at, detailsPath, ridePath } from './ride-documents.ts';
import { RIDE_PEOPLE, penny } from './ride-people.ts';

export const LATER = { kind: 'later', wall: '10:00', pickupAt: at(DAY), searchFrom: at(DAY) };
export const firm = { ...RIDE_PEOPLE, 'settings/rides': SETTINGS };
export const record = {
  phone: '+49 30 7',
  phoneKey: '307',
  places: [],
  slots: { now: OTHER_RIDE },
  claim: 'now',
};
export const withRecord = { ...firm, 'riders/penny': record };

/** Penny’s next booking, which changes only her slot. */
export const booksNext = (
  slots = { now: RIDE } as Readonly<Record<string, string>>,
  more = {},
  changes = {},
) => ({
  by: penny,
  does: commit(
    set(ridePath(), { ...newRide('penny'), ...changes }),
    set(detailsPath(), DETAILS),
    set('riders/penny', { ...record, slots, claim: 'now', ...more }),
  ),
});
