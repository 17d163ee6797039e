import type { Attention } from '#domain/rides/model/dispatch/attention.ts';
import type { EndedState, RideState } from '#domain/rides/model/ride/ride-state.ts';
import { defineCopy } from '#words/define-copy.ts';

/** Buttons of the filter, in the order of `ATTENTIONS`. */
const ATTENTION: Readonly<Record<Attention, string>> = {
  untaken: 'Nobody took it',
  unanswered: 'Offer unanswered',
  'no-show': 'No-show possible',
  overdue: 'Driver overdue',
  silent: 'Driver silent',
  unassigned: 'Pick-up unassigned',
  blocked: 'Driver blocked',
};

/** Marks of a ride. `time` is "12 min", or the time of a pick-up. */
const MARKS: Readonly<Record<Attention, (time: string) => string>> = {
  untaken: (time) => `Nobody has taken it for ${time}`,
  unanswered: (time) => `Offer unanswered for ${time}`,
  'no-show': (time) => `No-show possible for ${time}`,
  overdue: (time) => `Driver has not set off, ${time} overdue`,
  silent: (time) => `Driver silent for ${time}`,
  unassigned: (time) => `Pick-up at ${time} without a driver`,
  blocked: () => 'Driver blocked',
};

/** How long a ride has been in its state. */
const SINCE: Readonly<Record<Exclude<RideState, EndedState | 'requested'>, (time: string) => string>> = {
  offered: (time) => `Asked ${time} ago`,
  accepted: (time) => `Has had a driver for ${time}`,
  on_the_way: (time) => `On the way for ${time}`,
  arrived: (time) => `At the door for ${time}`,
  in_progress: (time) => `On board for ${time}`,
};

/** The board of open rides and of the drivers at work. */
export const board = {
  regions: {
    waiting: 'Waiting',
    promised: 'Promised',
    underWay: 'Under way',
    damaged: 'Damaged records',
    drivers: 'Drivers',
  },
  none: {
    waiting: 'Nobody is waiting for a driver.',
    promised: 'No ride is promised to anybody.',
    underWay: 'Nobody is on the road.',
    drivers: 'No driver has been on duty yet.',
    /** Where only rides with a mark are shown. */
    marked: 'Nothing here needs attention.',
  },
  /** `over`: the number of requests whose search for a driver is over. */
  summary: (waiting: number, promised: number, underWay: number, over: number) =>
    `${waiting} waiting, ${promised} promised, ${underWay} under way${over === 0 ? '' : `, ${over} with the search over`}.`,
  full: (count: number) =>
    `The board holds ${count} rides, the earliest first. Later ones may be missing here; the history has them all.`,
  tabs: 'Parts of the board',

  attention: 'Attention',
  everything: 'All rides',
  anything: 'Any mark',
  kinds: ATTENTION,
  marks: MARKS,
  /** How long something has been so: "12 min", "2 h 5 min". */
  minutes: (minutes: number) => (minutes === 0 ? 'less than a minute' : `${minutes} min`),
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  waits: (time: string) => `Waiting for ${time}`,
  searchOver: 'Search over',
  searchEnds: (time: string) => `Search ends at ${time}`,
  since: SINCE,
  pickup: (time: string) => `Pick-up ${time}`,
  answer: (left: string) => `${left} left to answer`,
  noShow: (left: string) => `No-show possible in ${left}`,
  asked: (name: string) => `${name} has been asked`,
  someone: 'A driver',
  left: 'Not here any more',

  duties: {
    free: 'Free',
    driving: 'Driving',
    break: 'On a break',
    off: 'Off duty',
    blocked: 'Account blocked',
  },
  lastSign: (time: string) => `Last sign of life ${time} ago`,
  silent: (time: string) => `Silent for ${time}`,
  now: 'Heard from just now',
  sharesCar: (names: string) => `Same car as ${names}`,
  allDrivers: (free: number, driving: number, resting: number) =>
    `${free} free, ${driving} driving, ${resting} on a break.`,

  sound: 'Sound for new requests',
  news: (from: string) => `New request from ${from}.`,
  severalNews: (count: number) => `${count} new requests.`,
  unnamed: 'a place without a name',
  newBooking: 'New booking',
  keys: [
    { keys: ['n'], does: 'Book a ride for somebody who calls' },
    { keys: ['j', '↓'], does: 'Next ride' },
    { keys: ['k', '↑'], does: 'Previous ride' },
    { keys: ['o'], does: 'Offer this ride to a driver' },
    { keys: ['a'], does: 'Assign a driver to this ride' },
    { keys: ['r'], does: 'Recall the driver of this ride' },
    { keys: ['c'], does: 'Cancel this ride' },
    { keys: ['Enter'], does: 'Open this ride' },
    { keys: ['?'], does: 'Show these shortcuts' },
  ],
};

export const useBoardCopy = defineCopy(board, { de: () => import('./board-copy.de.ts') });
