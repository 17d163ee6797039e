import type { LeftOut } from '#domain/rides/model/dispatch/plan-assignment.ts';
import { defineCopy } from '#words/define-copy.ts';

const rides = (count: number) => (count === 1 ? '1 ride' : `${count} rides`);

/** Why rides stay where they are: "1 clash". */
const LEFT: Readonly<Record<LeftOut, (count: number) => string>> = {
  'no-driver': (count) => `${count} without any driver to choose`,
  'has-it': (count) => `${count} already theirs`,
  'off-duty': (count) => `${count} due while the driver is off duty`,
  full: (count) => `${count} beyond the most that a driver can promise`,
  seats: (count) => (count === 1 ? '1 needs more seats' : `${count} need more seats`),
  needs: (count) => (count === 1 ? '1 needs equipment' : `${count} need equipment`),
  clash: (count) => (count === 1 ? '1 clash' : `${count} clashes`),
  away: (count) => `${count} while the driver is away`,
  outside: (count) => `${count} outside the driver’s usual hours`,
  papers: (count) => `${count} with expired papers`,
  other: (count) => `${count} with other reasons against it`,
};

/** Texts of the plan of a day, and of the links to its drivers' day sheets. */
export const plan = {
  title: 'Plan',
  days: 'Days',
  today: 'Today',
  tomorrow: 'Tomorrow',
  previous: 'Previous day',
  next: 'Next day',
  ended: 'Ended rides',
  showEnded: 'Show ended rides here',
  hideEnded: 'Hide ended rides',
  endedOf: (name: string) => `Ended rides of ${name}`,
  endedWaiting: 'Ended rides without a driver',
  endedCut: 'Not all ended rides are here; their list has them.',
  endedFailed: 'The ended rides could not be loaded.',
  failed: 'The plan could not be loaded.',
  noCars: 'The cars could not be loaded, so the plan does not show what a car lacks.',
  full: (count: number) =>
    `Only the earliest ${count} open rides are here. Rides of this day may be missing.`,
  none: { title: 'No open rides', text: 'Rides for this day appear here once they are booked.' },
  waiting: 'No driver',
  noneWaiting: 'All rides have a driver.',
  drivers: 'Drivers',
  noDrivers: 'No driver has been on duty yet.',
  idle: 'No rides',
  away: 'Away',
  awayWithRides: 'Away on this day, and still with rides:',
  expired: 'A paper has expired',
  rides,
  ticked: (count: number) => `${count} ticked`,
  untick: 'Untick all',
  tick: 'Tick',
  untickOne: 'Untick',
  give: (count: number) => `Give ${rides(count)}`,
  unnamed: 'Driver',

  marks: {
    asked: 'Driver asked',
    over: 'Search over',
    away: 'Driver away',
    outside: 'Outside usual hours',
    clash: 'Clash',
    seats: 'Too few seats',
    needs: (needs: string) => `Car lacks: ${needs}`,
    ticked: 'Ticked',
    underWay: 'Under way',
  },
  wholeRide: 'Open the ride’s page',

  tour: {
    swap: 'Swap tours',
    sick: 'Called in sick',
    sheet: 'Day sheet',
    none: 'This driver has no rides on this day.',
  },
  assign: {
    title: (count: number) => `Give ${rides(count)}`,
    to: 'To',
    each: 'Each to its first suggestion',
    eachNote: 'The driver who fits, is free then and has the fewest rides that day.',
    has: (count: number) => (count === 0 ? 'No rides yet' : `Has ${rides(count)}`),
    /** The result of a distribution: "Dora 6, Emil 5". */
    share: (name: string, count: number) => `${name} ${count}`,
    nothing: 'No ride can be given like this.',
    stay: (reasons: string) => `Stay as they are: ${reasons}.`,
    left: LEFT,
    labels: {
      close: 'Close',
      submit: (count: number) => `Give ${rides(count)}`,
      submitting: 'Giving...',
    },
  },
  swap: {
    title: (name: string) => `Swap the tour of ${name}`,
    with: 'With',
    missing: 'Choose a driver.',
    text: (name: string) =>
      `${name} and the other driver get each other’s rides of this day, except those under way.`,
    misfits: (count: number) =>
      count === 1
        ? 'For 1 ride the other car lacks seats or equipment.'
        : `For ${count} rides the other car lacks seats or equipment.`,
    labels: { close: 'Close', submit: 'Swap', submitting: 'Swapping...' },
  },
  sick: {
    title: (name: string, count: number) => `Take ${rides(count)} back from ${name}?`,
    text: 'The rides wait for another driver, and are ticked. Passengers and the driver read the reason that you press.',
    onBoard: (count: number) =>
      count === 1
        ? '1 ride stays: its passenger is on board.'
        : `${count} rides stay: the passengers are on board.`,
    close: 'Close',
  },

  /** The progress and the result of a series of steps. */
  run: {
    progress: { assign: 'Giving rides', recall: 'Taking rides back' },
    of: (done: number, all: number) => `${done} of ${all}`,
    stop: 'Stop',
    stopping: 'Stopping...',
    done: {
      assign: (count: number) => `${rides(count)} given.`,
      recall: (count: number) => `${rides(count)} taken back.`,
    },
    stayed: (reasons: string) => `Not given: ${reasons}.`,
    failed: (name: string, why: string) => `${name}: ${why}`,
    untried: (count: number) => `${rides(count)} not tried.`,
    close: 'Close',
  },
  refused: {
    title: 'Not possible',
    noRide: 'Move to a ride first, with J.',
    noDriver: 'Move to a ride of the driver first, with J or with Shift and J.',
    noneToGive: 'No ride can be given to a driver.',
    noneToTake: 'No ride of this driver can be taken back.',
    notAlone: 'There is no other driver to swap with.',
    busy: 'Wait until the last rides are done, or press Stop.',
    notAssignable: 'This ride cannot be given to a driver.',
  },
  keys: [
    { keys: ['j', '↓'], does: 'Next ride' },
    { keys: ['k', '↑'], does: 'Previous ride' },
    { keys: ['J'], does: 'First ride of the next driver' },
    { keys: ['K'], does: 'First ride of the previous driver' },
    { keys: ['←', '→'], does: 'Previous or next day' },
    { keys: ['Enter'], does: 'Show this ride beside the plan' },
    { keys: ['Space'], does: 'Tick this ride, or untick it' },
    { keys: ['A'], does: 'Give the ticked rides, or all without a driver' },
    { keys: ['a'], does: 'Assign a driver to this ride' },
    { keys: ['o'], does: 'Offer this ride to a driver' },
    { keys: ['r'], does: 'Recall the driver of this ride' },
    { keys: ['e'], does: 'Edit this ride, or move it to another time' },
    { keys: ['c'], does: 'Cancel this ride' },
    { keys: ['s'], does: 'Swap the tour of this ride’s driver with another' },
    { keys: ['i'], does: 'This ride’s driver called in sick: take their rides back' },
    { keys: ['?'], does: 'Show these shortcuts' },
  ],
};

export const usePlanCopy = defineCopy(plan, { de: () => import('./plan-copy.de.ts') });
