import { defineCopy } from '#words/define-copy.ts';

/** As exact as anybody would say it. */
export const distance = (metres: number) =>
  metres < 1000 ? `${Math.max(10, Math.round(metres / 10) * 10)} m` : `${Math.round(metres / 1000)} km`;

/** What passengers read: where they book, about the ride under way, and about earlier ones. */
export const booking = {
  yours: 'Your ride',
  /** Where several are under way. */
  yoursOf: (when: string) => `Your ride of ${when}`,
  /** The rides that are booked for later. */
  ahead: 'Later rides',
  pickUpAt: (at: string) => `Pick-up: ${at}.`,
  /** The one sentence that says how the ride stands; each begins as rides 7 says. */
  sentences: {
    requested: 'Looking for a driver.',
    requestedAhead: 'Looking for a driver. Nobody has accepted this ride yet.',
    /** After the sentence, once the driver is gone; without a name if this page has not shown it. */
    lost: (driver: string | null) => `${driver ?? 'Your driver'} cannot come after all.`,
    lostSearching: 'We are looking for another driver; there is nothing you need to do.',
    /** After the sentence, once dispatch has moved the ride. */
    moved: (at: string) => `Your pick-up is now ${at}.`,
    movedToNow: 'Your ride is now for as soon as possible.',
    /** After the sentence, once car, number or name of the driver have changed (D90). */
    renewed: (car: string) => `Your driver’s details have changed: look for ${car}.`,
    /** Of what the driver has not pressed themselves (D83). */
    entered: (time: string) => `Dispatch says so for your driver, at ${time}.`,
    /** Of what was pressed by mistake, once it is taken back (D89). */
    notHere: 'Not here yet: the arrival was entered by mistake.',
    notOnBoard: '“On board” was entered by mistake.',
    notOver: 'The ride is not over: its end was entered by mistake.',
    notMissed: 'The no-show was entered by mistake.',
    movedUnanswered: 'Your driver has not confirmed the new time yet.',
    offered: 'A driver has been asked and will answer soon.',
    accepted: (driver: string) => `Driver confirmed: ${driver} will come.`,
    onTheWay: 'Your driver is on the way.',
    onTheWayAt: (at: string) => `Your driver is on the way and expects to be here at about ${at}.`,
    /** Some minutes after the time that the driver said last. */
    onTheWayLate: (at: string) =>
      `Your driver is on the way, but late: they expected to be here at about ${at}.`,
    arrived: (until: string) => `Your driver is here and waits until ${until}. Please go to the car.`,
    /** Once the driver need not wait any longer. */
    arrivedLong: 'Your driver is here and may leave at any moment. Please go to the car now.',
    inProgress: 'On board. Have a good ride!',
    completed: (at: string) => `Ride completed at ${at}.`,
    cancelled: 'Ride cancelled by you.',
    cancelledByDispatch: 'Ride cancelled by the dispatcher.',
    noShow: 'No-show: your driver waited for you and has left.',
    expired: 'Nobody was free in time. You can try again.',
  },
  titles: {
    requested: 'Looking for a driver',
    offered: 'A driver has been asked',
    accepted: 'Driver confirmed',
    on_the_way: 'Your driver is on the way',
    arrived: 'Your driver is here',
    in_progress: 'On board',
    completed: 'Ride completed',
    cancelled: 'Ride cancelled',
    no_show: 'No-show',
    expired: 'Nobody was free',
  },
  /** Beside the time at which the driver expects to be here. */
  inMinutes: (minutes: number) => `in ${minutes} min`,
  anyMoment: 'any moment now',
  minutesLate: (minutes: number) => `${minutes} min late`,
  since: (at: string, minutes: number) =>
    minutes < 1 ? `Requested at ${at}.` : `Requested at ${at}, ${minutes} min ago.`,
  until: (at: string) => `We are looking until ${at}.`,
  /** After somebody has extended the search. */
  untilExtended: (at: string) => `The search goes on until ${at}.`,
  /** How long the search takes as a rule: what half of the last rides took. */
  lately: (minutes: number) =>
    minutes === 1
      ? 'Half of the last rides had a driver within a minute.'
      : `Half of the last rides had a driver within ${minutes} minutes.`,
  keepLooking: (minutes: number) => `Keep looking for ${minutes} min`,
  keepingLooking: 'Asking...',
  stayHere: 'While this page is open, it updates by itself. It cannot wake your phone.',
  comes: 'Driver and car',
  driver: 'Driver',
  car: 'Car',
  plate: 'Plate',
  noMap: 'There is no map here. Call if you cannot find each other.',
  /** Before the name of another person who rides. */
  ridesFor: 'Booked for',
  note: 'Your note',
  timeline: 'What happened',
  problem: { heading: 'Report a problem', call: 'Something is wrong, or you have a question? Call us:' },

  edit: { open: 'Edit ride', openOf: (when: string) => `Edit ride of ${when}` },
  cancel: {
    open: 'Cancel ride',
    openOf: (when: string) => `Cancel ride of ${when}`,
    title: 'Cancel this ride?',
    nobodyYet: 'Nobody is on the way yet. We will stop looking.',
    toCome: (driver: string) => `${driver} is booked to come and will be told.`,
    onTheWay: (driver: string) =>
      `${driver} is already on the way to you. If you are only late or somewhere else, please call first.`,
    keep: 'Keep the ride',
    submit: 'Cancel ride',
    submitting: 'Cancelling...',
  },
  again: 'Book again',
  back: 'Return trip',
  toRide: 'See this ride',
  /** The page of a ride that took place, which can be printed. */
  receipt: 'Receipt',
  leftBehind: {
    call: 'Something left behind',
    /** Beside the link, to be said on the telephone. */
    number: (ride: string) => `Ride ${ride}`,
  },

  title: 'Your rides',
  lead: 'All your rides, the latest first.',
  noneText: 'Your rides will be listed here once you have booked one.',
  toBooking: 'Book a ride',

  ride: 'Ride',
  loadingRide: 'Loading the ride...',
  rideFailed: 'This ride could not be loaded.',
  missing: {
    title: 'There is no such ride',
    text: 'The link may be mistyped, or the ride is somebody else’s.',
  },
  damaged: {
    title: 'This ride cannot be shown',
    text: 'Its record is damaged. Please tell us, and we will look into it.',
  },
  forgotten: 'The exact places are no longer kept.',
  underWay: 'This ride is not over yet.',
  follow: 'See it live',
  print: 'Print',
  printReceipt: 'Print a receipt',

  /** The form that books a ride, and what is beside it. */
  form: {
    heading: 'Book a ride',
    /** While a ride is under way. */
    another: 'Book a ride for later',
    notSetUp: {
      title: 'Booking is not open yet',
      text: 'This service is not set up yet. Until it is, you can book by phone.',
    },

    repeat: 'Book one of your last trips',
    repeated: (from: string, to: string) => `Filled in: ${from} to ${to}.`,
    requestNow: 'Request now',
    requestNowOf: (trip: string) => `Request now: ${trip}`,
    forLater: 'For later',
    forLaterOf: (trip: string) => `For later: ${trip}`,
    noPhone: 'no phone number',
    /** Once a last trip was booked with one press. */
    undo: {
      booked: 'Ride requested',
      press: 'Undo',
      undone: 'Ride cancelled',
      nobodyComes: 'Nobody will come.',
      failed: 'The ride was not cancelled',
    },
    fromHint: 'Street and number, or a well-known place',
    locate: 'Use my location',
    locating: 'Finding you...',
    located: 'Your location will be sent. Please also describe where you are.',
    /** The device is at a known place, which has filled in the field. */
    locatedNear: (place: string, metres: number) =>
      `You are about ${distance(metres)} from ${place}. Your location will be sent. Change the words if this is wrong.`,
    forget: 'Do not send my location',
    locationProblems: {
      denied:
        'Your browser does not let this page see where you are. You can allow it in its settings, or type the place.',
      late: 'Finding your location took too long. Press the button again, or type the place.',
      unknown: 'Your location could not be found. Please type the place.',
    },
    locationInexact: (metres: number) =>
      `Your device only knows where you are to within ${distance(metres)}, and a driver needs more. Please type the place.`,
    own: {
      heading: 'Your places',
      names: { home: 'Home', work: 'Work' },
      none: 'not saved yet',
      how: 'Fill in “From” to save a place',
      keep: (name: string) => `Save “From” as ${name}`,
      remove: 'Remove',
      removeOf: (name: string) => `Remove ${name}`,
    },
    people: 'Passengers',
    needs: 'Needs',
    phone: 'Phone',
    /** Before the hint of a field that may stay empty. */
    optional: 'Optional.',
    phoneHint: 'So that the driver can reach you. Kept for next time.',
    /** A ride that the passenger books and another person takes. */
    other: {
      open: 'For somebody else',
      name: 'Their name',
      nameHint: 'The driver asks for this name.',
      phone: 'Their phone',
      phoneHint: 'Only for this ride. If they have none, your own.',
    },
    noteHint: 'Optional. For example, where exactly you are waiting.',
    submit: 'Request ride',
    submitting: 'Requesting...',
    payment: 'There are no prices or payments on this page. Questions:',
  },
};

export const useBookingCopy = defineCopy(booking, { de: () => import('./booking-copy.de.ts') });
