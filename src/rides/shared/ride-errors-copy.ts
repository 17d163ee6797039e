import type { LastDone, RideError } from '#domain/rides/model/errors/ride-error.ts';
import type { SettingField } from '#domain/rides/model/basics/input-error.ts';
import { DRIVER_SLOTS, PROMISE_SLOTS } from '#domain/rides/model/firm/shift.ts';
import {
  BOOKING_PAUSE,
  FARTHEST_ESTIMATE,
  LONGEST_AREA,
  LONGEST_LABEL,
  LONGEST_PAPER_NAME,
  LONGEST_TRIP_NOTE,
  LONGEST_PLACE,
  LONGEST_PLATE,
  MOST_DISTRICTS,
  MOST_LATER_RIDES,
  MOST_LANDMARKS,
  MOST_RETURNS,
  RETURNS_WINDOW,
  MOST_SEATS,
  REOPEN_SECONDS,
  SHORTEST_CORRECTION,
  SHORTEST_PLACE,
  SIGN_PAUSE,
} from '#domain/rides/model/basics/ride-limits.ts';
import { wholeMinuteFrom } from '#domain/shared/whole-minute.ts';
import { defineCopy } from '#words/define-copy.ts';
import type { SayTime, TextsOf } from '#words/errors-copy.ts';
import { rides } from './rides-copy.ts';

/** A missing name is no ride error, but its text is worded like those of the other fields. */
export type RideErrorTexts = TextsOf<RideError | { readonly code: 'name-required' }, [SayTime]>;

const REQUIRED_PLACES = {
  from: 'Please say where the ride starts.',
  to: 'Please say where the ride goes.',
} as const;

const NOW = {
  requested: 'It is looking for a driver.',
  offered: 'A driver has been asked.',
  accepted: 'It has a driver.',
  on_the_way: 'The driver is on the way.',
  arrived: 'The driver is there.',
  in_progress: 'The passenger is on board.',
} as const;

const ENDS = {
  completed: 'it was completed.',
  cancelled: 'it was cancelled.',
  no_show: 'the passenger did not come.',
  expired: 'nobody was free in time.',
} as const;

const BY = {
  passenger: 'by the passenger',
  driver: 'by the driver',
  dispatch: 'by dispatch',
  time: 'because time ran out',
} as const;
const lastOf = ({ did, by }: LastDone) => `Last step: ${rides.steps[did]}, ${BY[by]}.`;

/** Why a driver cannot have a ride when dispatch enters a step of it, or reopens it. */
const ENGAGED = {
  ride: 'The driver has another ride under way.',
  'off-duty': 'The driver is not on duty any more.',
  account: 'The driver could not be given the ride, perhaps because the account is blocked.',
} as const;
const ELSEWHERE = {
  ride: 'Enter the end of that one first, or give this ride to another driver.',
  'off-duty': 'Please give this ride to another driver.',
  account: 'Please give this ride to another driver.',
} as const;
const AGAIN = 'If the passenger still needs a ride, use “Book again” on the page of this one.';

/** The settings that are not numbers. */
const SETTINGS: Partial<Record<SettingField, string>> = {
  timeZone:
    'Please enter a time zone by its region and city, for example Europe/Berlin. Abbreviations such as EST and offsets such as +01:00 have no summer time.',
  town: `Please enter a town of ${SHORTEST_PLACE} to ${LONGEST_AREA} characters.`,
  districts: `Please keep at most ${MOST_DISTRICTS} districts, each with ${SHORTEST_PLACE} to ${LONGEST_AREA} characters.`,
  landmarks: `Please keep at most ${MOST_LANDMARKS} landmarks, each with ${SHORTEST_PLACE} to ${LONGEST_AREA} characters.`,
  phoneRequired: 'Please choose whether a number is required.',
};

export const rideErrors: RideErrorTexts = {
  'place-required': ({ field }) => REQUIRED_PLACES[field],
  'place-too-short': () =>
    `A place needs at least ${SHORTEST_PLACE} characters, such as a street and a number.`,
  'place-too-long': () => `Please use at most ${LONGEST_PLACE} characters for a place.`,
  'places-too-many': ({ most }) => `At most ${most} places can be kept. Please remove one.`,
  'same-place': () => 'This is where the ride starts. Please say where it goes.',
  'date-required': () => 'Please enter a date with day, month and year.',
  'time-required': () => 'Please enter a time with hours and minutes.',
  'time-skipped': ({ time }) =>
    `${time} does not exist that day, because the clocks go forward. Please enter another time.`,
  'time-twice': ({ time }) =>
    `${time} comes twice that day, because the clocks go back. Please choose which one you mean.`,
  'said-out-of-range': ({ from, until }, sayTime) =>
    `The last entry is of ${sayTime(from)}, and it is ${sayTime(until)} now. Please enter a time in between.`,
  'pick-up-too-soon': ({ from }, sayTime) =>
    `The earliest pick-up is ${sayTime(from)}. Please choose that or a later time.`,
  'pick-up-too-late': ({ until }, sayTime) =>
    `The latest pick-up that can be booked now is ${sayTime(until)}. Please choose an earlier one, or book this one nearer to its day.`,
  'people-out-of-range': ({ most }) =>
    `Please enter a number from 1 to ${most}. More people need a second ride.`,
  'name-required': () => 'Please enter a name.',
  'phone-required': () => 'Please enter a phone number.',
  'phone-unusable': ({ flaw }) => {
    if (flaw.kind === 'several') return `Two numbers: ${flaw.one} and ${flaw.other}. Please enter one.`;
    if (flaw.kind === 'sign')
      return `“${flaw.what}” cannot be part of a phone number. Please enter digits, with + only at the start, for example +1 555 0100. An extension is written as ext. 5.`;
    return flaw.kind === 'too-long'
      ? `${flaw.digits} digits are too many for one phone number, which has at most 15. Please check it.`
      : `${flaw.digits} digits are too few for a phone number. Please enter all of it; an extension of your own telephone system is written as ext. 0142.`;
  },
  'note-too-short': () => `Please say in a few words why, with at least ${SHORTEST_CORRECTION} characters.`,
  'phones-unusable': ({ line }) => `“${line}” is not a phone number. Please enter one number on each line.`,
  'phones-too-many': ({ most }) => `At most ${most} further numbers can be kept. Please remove one.`,
  'driver-note-too-long': () => `Please use at most ${LONGEST_TRIP_NOTE} characters for a note.`,
  'note-too-long': () => `Please use at most ${LONGEST_TRIP_NOTE} characters for a note.`,
  'vehicle-required': () => 'Please choose a car.',
  'shift-times-unusable': ({ from, until }, sayTime) =>
    `Please enter a begin and a later end, between ${sayTime(from)} and ${sayTime(until)}.`,
  'label-required': () => 'Please give the car a name.',
  'label-too-long': () => `Please use at most ${LONGEST_LABEL} characters for a name.`,
  'plate-too-long': () => `Please use at most ${LONGEST_PLATE} characters for a plate.`,
  'seats-out-of-range': () => `Please enter a number from 1 to ${MOST_SEATS}.`,
  'setting-unusable': ({ field }) => SETTINGS[field] ?? 'Please enter a number within the limits shown.',
  'legs-required': () => 'Please enter at least one time of the way there, such as 8:15.',
  'legs-unusable': ({ time }) =>
    `“${time}” cannot be used. Please enter up to four times in all, such as 8:15, 14:00; a way back may be ?.`,
  'legs-overlap': ({ time }) => `Two rides begin at ${time}. Please give each a time of its own.`,
  'weekdays-required': () => 'Please choose at least one day of the week.',
  'day-unusable': ({ day }) =>
    day === ''
      ? 'Please enter a day.'
      : `“${day}” is not a day of the calendar. Please enter one such as 2026-12-25.`,
  'last-before-first': () => 'Please choose a last day that is not before the first.',
  'order-too-long': () =>
    'Please choose a last day within a year of the first. The order can be prolonged then.',
  'order-too-far': () => 'An order can begin within a year. Please choose an earlier first day.',
  'order-empty': () => 'No such weekday lies between the first and the last day. Please check both.',
  'pauses-too-many': ({ most }) => `At most ${most} pauses can be kept. Please remove one.`,
  'closed-days-too-many': ({ most }) => `At most ${most} closed days can be kept. Please remove some.`,
  'paper-name-unusable': ({ isKnown }) =>
    isKnown ? 'There is a paper of this name already.' : 'Please give the paper a name.',
  'paper-name-too-long': () => `Please use at most ${LONGEST_PAPER_NAME} characters.`,
  'papers-too-many': ({ most }) => `A firm can have at most ${most} kinds of papers.`,
  'paper-day-unusable': () => 'Please choose a day.',

  'ride-taken': () => 'Another driver was faster.',
  'ride-changed': (error) => `This ride has changed. ${NOW[error.state]} ${lastOf(error)}`,
  'ride-over': (error) => `This ride is over: ${ENDS[error.state]} ${lastOf(error)}`,
  'ride-expired': () => 'This request has ended: nobody was free in time. It can be booked again.',
  'too-early': ({ at }, sayTime) => `Not possible before ${sayTime(at)}. Please try again then.`,
  'again-too-soon': () => 'You have just done that. Please try again in a few seconds.',
  'gave-back-just-now': ({ from, many }, sayTime) =>
    `You gave back ${many ? `${MOST_RETURNS} rides within ${RETURNS_WINDOW / 60} minutes` : 'a ride a moment ago'}. You can take or promise another from ${sayTime(wholeMinuteFrom(from))}; a ride that dispatch offers you, at once.`,
  'too-many-steps': () => 'This ride has been changed too often. It has to be cancelled and booked again.',
  'too-many-changes': () =>
    'You have changed this ride so often that only dispatch can change it now. Please call us, or cancel it and book another.',
  'estimated-too-often': () =>
    'The arrival time of this ride cannot be corrected any more. Drive on, and call your passenger if you will be late.',
  'arrival-too-late': () =>
    `You cannot say a time more than ${FARTHEST_ESTIMATE / 3600} hours ahead. If you need that long, give the ride back.`,
  'not-on-duty': () => 'Go on duty first.',
  'already-driving': () => 'Finish your ride first.',
  'refused-before': () =>
    'You declined this ride, gave it back or were recalled. Only dispatch can give it to you now. Please call if you can drive it.',
  'not-driving': () => 'You are not driving any more. Take this ride instead of promising it.',
  'promises-full': ({ full }) =>
    full === 'next'
      ? 'You have promised another ride as your next one. Drive that one or give it back first.'
      : `You have promised ${PROMISE_SLOTS.length} rides, which is the maximum. Drive one or give one back first.`,
  'driver-full': () =>
    `This driver has ${DRIVER_SLOTS.length} promised rides and can get no other that is due. Please choose another one.`,
  'driver-off-duty': () => 'This driver is not on duty any more. Please choose another one.',
  'driver-engaged': ({ by, isOver }) => `${ENGAGED[by]} ${isOver ? AGAIN : ELSEWHERE[by]}`,
  'not-taken-back': ({ by }) =>
    by === 'driver'
      ? 'This cannot be taken back here any more. Call dispatch, who can do it for you.'
      : `A ride can be reopened for ${REOPEN_SECONDS / 3600} hours after its end. Correct its outcome instead, or use “Book again” for another one.`,
  'driver-unavailable': () =>
    'This driver could not be given the ride, perhaps because the account is blocked. Please choose another driver.',

  'already-booked': ({ kind }) =>
    kind === 'now'
      ? 'You already have a ride. Change or cancel it, or book one for later. For a second one now, call us: dispatch can book it for you.'
      : `You already have ${MOST_LATER_RIDES} rides booked for later. Cancel one of them to book another, or call us: dispatch can book more for you, also the same ride every week.`,
  'shift-changed-just-now': () =>
    `Your shift was changed several times in a row. Please try again in ${SIGN_PAUSE} seconds.`,
  'booked-just-now': () =>
    `You have just booked a ride. Please wait ${BOOKING_PAUSE} seconds before you book another. Your entries are kept.`,
  'promise-due': () => 'One of your rides is due. Set off for it or give it back first.',
  'booked-before': () =>
    'An earlier attempt did book a ride, but it is over or differs from what you see here. If you book again, it will be another ride.',
  'customer-blocked': ({ name, at }, sayTime) =>
    `${name} blocked this number from booking by phone, ${sayTime(at)}. It can be unblocked under Customers.`,
  'order-changed': () => 'A colleague has changed this order meanwhile. Please open it again.',
  'order-full': () => 'This order has been changed too often. Please end it and begin a new one.',
  'order-person-gone': () =>
    'The customer of this order was removed, or the account is not approved. Please end the order, or begin one for another customer.',
  'billing-refused': ({ payer, why }) =>
    ({
      suspended: `The account ${payer} is suspended. Please resume it, or let the order be paid otherwise.`,
      answers: `The account ${payer} now asks what the order does not answer. Please open the order and answer it.`,
      gone: `The account ${payer} cannot be read. Please choose another one in the order.`,
      'not-set-up':
        'The settings of the books are missing. Without them no ride can be charged to an account.',
    })[why],
  'closed-days-changed': ({ added, removed }) =>
    `A colleague has changed the closed days meanwhile: ${[...added.map((day) => `+ ${day}`), ...removed.map((day) => `− ${day}`)].join(', ')}. What you typed is still here: go back, and save it again to replace theirs.`,
  'availability-changed': ({ what, name }) =>
    what === 'hours'
      ? `${name} has changed the usual hours meanwhile. What you typed is still here. Save it again to replace theirs.`
      : `${name} has changed the days away meanwhile. What you typed is still here. Please save it again.`,
  'fleet-full': ({ most }) => `A fleet can have at most ${most} cars. Please take some out of the file.`,
  'rides-not-set-up': () => 'Rides cannot be booked yet. An administrator has to set up the service first.',
  'vehicle-unavailable': () => 'This car is no longer available. Please choose another one.',
  'vehicle-of-colleague': () =>
    'This car belongs to a colleague. Please choose another one, or ask dispatch for it.',
  'paper-expired': ({ name, of }) =>
    of === 'driver'
      ? `${name}: expired. No shift can begin until dispatch has seen a valid one and entered its date.`
      : `${name} of this car: expired. Please choose another car until dispatch has entered the new date.`,
  'paper-changed': () => 'A colleague has just entered this paper. Please look at their date first.',
};

export const useRideErrorCopy = defineCopy(rideErrors, { de: () => import('./ride-errors-copy.de.ts') });
