import type { Duty } from '#domain/rides/model/firm/shift.ts';
import type { RideStepName } from '#domain/rides/model/ride/ride-steps.ts';
import type { OpenState } from '#domain/rides/model/ride/ride-state.ts';
import { defineCopy } from '#words/define-copy.ts';
import { lengthOf } from '../shared/length-of.ts';

/** The texts for drivers. */
export const driving = {
  shift: {
    heading: 'Your shift',
    loading: 'Loading your shift…',
    failed: 'Your shift could not be loaded.',
    outdated: 'Your shift may be out of date here.',
    duties: { on: 'On duty', break: 'On a break', off: 'Off duty' } satisfies Record<Duty, string>,
    phoneHint: 'Your passengers can call this number until their ride ends.',
    /** Below the car, until the driver's duty, car or number changes again (D90). */
    setByDispatch: (at: string) => `Dispatch entered this car and number for you, at ${at}.`,
    prepare: 'Save car and number only',
    prepareFor: 'Then you can promise later rides from home.',
    goOn: 'Go on duty',
    goingOn: 'Going on duty...',
    takeBreak: 'Take a break',
    goOff: 'Go off duty',
    whileDriving: 'Possible once your ride is over.',
    stopping: 'Saving...',
    withdrawn: (car: string) =>
      `${car} was withdrawn from the fleet. It stays yours until you take a break or go off duty; then choose another car.`,
    gone: (car: string) => `${car} was withdrawn from the fleet. Please choose another car.`,
    noCars: 'There is no car to drive. Please ask an administrator to add one.',
    noName:
      'Your profile has no name. Passengers need to know who is coming, so please enter your name first.',
    toProfile: 'Enter your name',
    toRide: 'Go to your ride',
    /** Asks before the driver goes off duty with a promise, or after a long shift. */
    ending: {
      title: 'Go off duty?',
      /** The next promised ride; `count` is the number of promised rides after it. */
      promise: (pickUp: string, from: string, count: number) =>
        `You have promised a ride: ${pickUp}, from ${from}.${count === 0 ? '' : count === 1 ? ' There is 1 more after it.' : ` There are ${count} more after it.`}`,
      stays: 'If you keep it, it stays yours, and dispatch sees that you are off duty.',
      giveBack: 'Give it back',
      since: (at: string) => `On duty since ${at}.`,
      end: 'When did your shift really end?',
      endHint: 'Now, unless you write another time. You can correct it later.',
      submit: 'Go off duty',
      keep: 'Keep it and go off duty',
      close: 'Stay on duty',
    },
    long: (since: string) => `On duty since ${since}: still on duty?`,
    longText: 'If not, go off duty. You can say when your shift really ended.',
    /** For a cached shift. */
    cached: (at: string) => `As of ${at}. You can change it once you are online again.`,
  },
  /** The steps that wait for the network. */
  outbox: {
    waiting: (steps: string) => `No connection. Not sent yet: ${steps}.`,
    /** Shown when the server answers again. */
    sending: (steps: string) => `Not sent yet, on its way now: ${steps}.`,
    goesOn: 'Sent as soon as you are online again, with the time you pressed. Stay signed in.',
    step: (name: string, at: string) => `${name} (${at})`,
    refused: (steps: string) => `Not recorded: ${steps}. The ride had changed before this could be sent.`,
  },
  connection: {
    lost: 'No connection for more than 20 seconds. Trying again.',
    old: (minutes: number, at: string) =>
      `No connection for ${minutes} min. What you see may be out of date: it is as of ${at}.`,
    call: 'Call dispatch',
  },
  requests: {
    heading: 'Ride requests',
    loading: 'Looking for ride requests…',
    failed: 'The ride requests could not be loaded.',
    none: 'No ride requests now',
    noneText: 'New ones appear here by themselves, with a sound.',
    stayHere: 'Keep this page open. New ride requests come with a sound.',
    /** Shown if the list leaves out requests. */
    others: (shown: number, count: number, orMore: boolean) =>
      `Only the next ${shown} are shown. Not shown: ${orMore ? 'at least' : 'about'} ${count}.`,
    more: 'Show more requests',
    fewer: 'Show fewer requests',
    loadingMore: 'Loading…',
    /** The begin of the line above the list (`thereIn`). The list's buttons show minutes. */
    takeOne: 'Take a ride',
    askedAt: (time: string) => `Now, since ${time}`,
    /** With the day as people say it: “today 17:03”. */
    pickUpOn: (when: string) => `Pick-up ${when}`,
    unnamed: 'an unknown district',
    take: (from: string) => `Take ride from ${from}`,
    /** For a request that is too early to set off for. */
    reserve: (from: string) => `Promise ride from ${from}`,
    /** The text on a button that promises the ride beside it. */
    promise: 'Promise ride',
    /** Above the buttons that say the minutes. */
    thereIn: (what: string) => `${what}: how soon are you there?`,
    inMinutes: (what: string, count: number) => `${what}, there in ${count} min`,
    min: 'min',
    forLater: (count: number) => `${count} for later`,
    gone: 'No longer available',
    tooMany: (seats: number) => `Your car has ${seats === 1 ? '1 seat' : `${seats} seats`} for passengers.`,
    lacking: (needs: string) => `Your car may lack: ${needs}`,
    /** With the pick-up time of a promised ride. */
    clashes: (time: string) => `Clashes with your ${time}`,
    /** After the first of two presses, in the place of the reasons against the ride. */
    again: 'Press again to take it anyway.',
    news: (from: string, to: string) => `New ride request: ${from} to ${to}.`,
    severalNews: (count: number) => `${count} new ride requests.`,
  },
  ride: {
    heading: 'Your ride',
    states: {
      accepted: 'You have promised this ride.',
      on_the_way: 'You are on the way to the passenger.',
      arrived: 'You are waiting for the passenger.',
      in_progress: 'The passenger is on board.',
    } satisfies Record<Exclude<OpenState, 'requested' | 'offered'>, string>,
    /** Instead of “promised”, for a ride assigned without asking the driver. */
    assigned: 'Assigned by dispatch.',
    unsent: 'Not sent, or not answered, because there was no internet connection. Please try again.',
    steps: {
      decline: 'Decline',
      depart: 'Set off',
      arrive: 'I have arrived',
      start: 'Passenger on board',
      complete: 'Ride completed',
      no_show: 'No-show',
      give_back: 'Give back',
    } satisfies Partial<Record<RideStepName, string>>,
    since: (time: string, minutes: number) =>
      `Since ${time}${minutes === 0 ? '' : `, for ${lengthOf(minutes)}`}`,
    pickUpIn: (when: string, minutes: number) => `Pick-up ${when}, in ${lengthOf(minutes)}`,
    passenger: 'Passenger',
    noPhone: 'The passenger gave no number.',
    note: 'Note',
    eta: (time: string) => `Expected at ${time}.`,
    /** The begin of a line for a driver without an estimate. Buttons with minutes follow. */
    onTheWay: 'On the way',
    later: (count: number) => `${count} min later`,
    /** The text on the button, which is narrow. */
    moreMinutes: (count: number) => `+${count} min`,
    noShowFrom: (time: string, minutes: number) => `Possible from ${time}, in ${lengthOf(minutes)}`,
    loadingDetails: 'Loading the passenger and the places…',
    failedDetails: 'The passenger and the exact places could not be loaded.',
    noDetails: 'The passenger and the exact places are no longer stored.',
    wayTo: (place: string) => `The way to ${place}`,
    /** Before a map app was ever chosen, the button opens the list of apps. */
    navigate: 'Navigate',
    otherWays: (hasOtherApps: boolean): string =>
      hasOtherApps ? 'Another app, or copy the address' : 'Copy the address',
    copyAddress: 'Copy address',
    addressCopied: 'Copied',
    addressNotCopied: 'Not copied: please select the address and copy it.',
    /** `Map` stands for the device's own map apps. */
    apps: { Map: 'Open in map app', Apple: 'Apple Maps', Google: 'Google Maps', Waze: 'Waze' },
    give_back: {
      title: 'Give this ride back?',
      text: 'Other drivers are asked, and the passenger sees that you are no longer coming. Only dispatch reads your reason, and only dispatch can give you this ride again.',
      /** Shown if the driver has the number. */
      call: 'Please call the passenger first if you can.',
      labels: { close: 'Keep the ride', submit: 'Give back', submitting: 'Giving back...' },
    },
    decline: {
      title: 'Decline this ride?',
      text: 'Choose why, and other drivers are asked. Only dispatch reads your reason, and only dispatch can ask you again.',
      close: 'Keep the request',
    },
    /** For a last step that dispatch entered: the step and its time. */
    entered: (step: string, time: string) => `Dispatch has entered for you: ${step}, ${time}`,
    /** For a last step that dispatch has taken back. */
    tookBack: (step: string, time: string) => `Dispatch has taken back: ${step}, ${time}`,
    /** On the button that undoes the last step, and announced while it is there. */
    undo: (step: string) => `Undo: ${step}`,
    undoNews: (step: string, seconds: number) => `${step}. You can undo this for ${seconds} seconds.`,
    reopened: (trip: string) => `Dispatch has reopened your ride: ${trip}.`,
    no_show: {
      title: 'Record a no-show?',
      text: 'Did you call? This ends the ride. You can take it back for some seconds, and after that only dispatch can.',
      labels: { close: 'Keep waiting', submit: 'No-show' },
    },
    removed: {
      completed: 'Ride completed',
      finished: 'Dispatch has completed this ride for you',
      cancelledByPassenger: 'The passenger has cancelled the ride',
      cancelledByDispatch: 'Dispatch has cancelled the ride',
      noShow: 'Recorded as a no-show',
      noShowByDispatch: 'Dispatch has recorded a no-show for you',
      givenBack: 'You have given the ride back',
      declined: 'You have declined the ride',
      offerOver: 'Dispatch no longer offers you this ride',
      lost: 'This ride is no longer yours',
      /** How the driver lost the ride, by the step. */
      by: {
        recall: (time: string) => `Dispatch took this ride back at ${time}.`,
        offer: (time: string) => `Dispatch asked another driver instead at ${time}.`,
        assign: (time: string) => `Dispatch gave this ride to another driver at ${time}.`,
        give_back: (time: string) => `You gave it back in another window at ${time}.`,
      },
      why: (reason: string) => `Reason: ${reason}.`,
      /** In the past tense, because another driver may have the ride when this is read. */
      open: 'It went back to the other drivers.',
      /** A driver can no longer read a ride that is neither theirs nor open. */
      unreadable: 'It has gone to another driver, or it is over. Dispatch can tell you more.',
      at: (time: string) => `At ${time}.`,
      dismiss: 'OK',
    },
  },
  /** Shown while earlier steps are not sent. */
  waits: 'Possible once your last steps are sent.',
  /** Shown if the server has not answered since the page opened. */
  unheard: 'Possible once you are online again.',
  offers: {
    heading: 'Dispatch asks you',
    now: 'Now',
    answerWithin: (left: string) => `Please answer within ${left}.`,
    answerBy: (moment: string) => `Please answer by ${moment}.`,
    overdue: 'The time to answer is up. You can still accept until somebody else does.',
    afterThis: 'It would be your next ride, after the one you are on.',
    news: (trip: string) => `Dispatch offers you a ride: ${trip}.`,
  },
  promised: {
    heading: 'Promised',
    /** The label of the disclosure with all promised rides but the next. */
    others: (count: number) => `${count} more promised`,
    /** Before the ride is due. */
    opens: (from: string) => `You see name, number and exact places from ${from}, or once you set off.`,
    /** Long before the ride is due. */
    departsFrom: (from: string) => `You can set off from ${from}.`,
    departFor: (from: string) => `Set off for the ride from ${from}`,
    giveBack: (from: string) => `Give back the ride from ${from}`,
    /** Before the time at which the ride is due. */
    early: {
      title: 'Set off already?',
      text: (pickUp: string) =>
        `The pick-up is not until ${pickUp}. Once you have set off, you see no requests until this ride is over or given back.`,
      labels: { close: 'Not yet', submit: 'Set off' },
    },
    news: (trip: string) => `You have promised a ride: ${trip}.`,
    assignedNews: (trip: string) => `Dispatch has assigned you a ride: ${trip}.`,
    /** For a ride that was moved after it was promised. */
    newTime: (was: string, is: string) => `${was} is now ${is}`,
    agree: 'OK',
    agreeTo: (time: string, from: string) => `OK: ${time}, ride from ${from}`,
    movedNews: (trip: string, was: string, is: string) =>
      `Dispatch has moved a ride that you have promised: ${trip}. ${was} is now ${is}.`,
  },
};

export const useDrivingCopy = defineCopy(driving, { de: () => import('./driving-copy.de.ts') });
