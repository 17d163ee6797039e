import { SERVER_TIME } from '../datum.ts';
import { withChanges, type Changes } from '../documents.ts';
import { commits, set } from '../request.ts';
import { FIRM } from './firm.ts';
import { newRide } from './booking-request.ts';
import { at, DAY, detailsFrom, detailsPath, OTHER_RIDE, RIDE, ridePath } from './ride-documents.ts';
import { penny } from './ride-people.ts';

export const LATER = { kind: 'later', wall: '2026-11-23T10:00', pickupAt: at(DAY), searchFrom: at(DAY) };
/** The record of Penny, who booked a minute ago. */
export const record = {
  phone: '+49 30 7',
  phoneKey: '307',
  phoneEnd: '307',
  trips: [],
  slots: { now: OTHER_RIDE },
  claim: 'now',
  claimedAt: at(-60),
};
export const withRecord = { ...FIRM, 'riders/penny': record };

/** Penny’s next booking, which changes only her slot. */
export const booksNext = (
  slots = { now: RIDE } as Readonly<Record<string, string>>,
  more: Changes = {},
  changes: Changes = {},
) =>
  commits(
    penny,
    set(ridePath(), withChanges(newRide('penny'), changes)),
    set(detailsPath(), detailsFrom(changes['pickupAt'])),
    set('riders/penny', withChanges(record, { slots, claim: 'now', claimedAt: SERVER_TIME, ...more })),
  );
