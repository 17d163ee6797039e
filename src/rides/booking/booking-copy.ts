import { defineCopy } from '#words/define-copy.ts';

export const distance = (metres: number) =>
  metres < 1000 ? `${Math.max(10, Math.round(metres / 10) * 10)} m` : `${Math.round(metres / 1000)} km`;

/** The texts for passengers: the booking, the ride under way, and earlier rides. */
export const booking = {
  yours: 'Your ride',
  /** Names the ride if several may be meant. */
  yoursOf: (when: string) => `Your ride of ${when}`,
  ahead: 'Later rides',
  pickUpAt: (at: string) => `Pick-up: ${at}.`,
  /** One sentence per state of the ride. Rides 7 says how each begins. */
  sentences: {
    requested: 'Looking for a driver.',
    requestedAhead: 'Looking for a driver. Nobody has accepted this ride yet.',
    /** Follows the sentence when the driver is lost; `driver` is `null` if the page has not shown the name. */
    lost: (driver: string | null) => `${driver ?? 'Your driver'} cannot come after all.`,
    lostSearching: 'We are looking for another driver; there is nothing you need to do.',
    /** Follows the sentence if dispatch has moved the ride. */
    moved: (at: string) => `Your pick-up is now ${at}.`,
    movedToNow: 'Your ride is now for as soon as possible.',
    /** Follows the sentence if the driver's car, number or name has changed (D90). */
    renewed: (car: string) => `Your driver’s details have changed: look for ${car}.`,
    /** A step that dispatch entered for the driver (D83). */
    entered: (time: string) => `Dispatch says so for your driver, at ${time}.`,
    /** A step that was entered by mistake and undone (D89). */
    notHere: 'Not here yet: the arrival was entered by mistake.',
    notOnBoard: '“On board” was entered by mistake.',
    notOver: 'The ride is not over: its end was entered by mistake.',
    notMissed: 'The no-show was entered by mistake.',
    movedUnanswered: 'Your driver has not confirmed the new time yet.',
    offered: 'A driver has been asked and will answer soon.',
    accepted: (driver: string) => `Driver confirmed: ${driver} will come.`,
    onTheWay: 'Your driver is on the way.',
    onTheWayAt: (at: string) => `Your driver is on the way and expects to be here at about ${at}.`,
    /** Shown when the estimated time was some minutes ago. */
    onTheWayLate: (at: string) =>
      `Your driver is on the way, but late: they expected to be here at about ${at}.`,
    arrived: (until: string) => `Your driver is here and waits until ${until}. Please go to the car.`,
    /** Shown when the driver no longer has to wait. */
    arrivedLong: 'Your driver is here and may leave at any moment. Please go to the car now.',
    inProgress: 'On board. Have a good ride!',
    completed: (at: string) => `Ride completed at ${at}.`,
    cancelled: 'Ride cancelled by you.',
    cancelledByDispatch: 'Ride cancelled by the dispatcher.',
    noShow: 'No-show: your driver waited for you and has left.',
    expired: 'No driver found in time. You can try again.',
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
    expired: 'No driver found',
  },
  /** Beside the driver's estimated time of arrival. */
  inMinutes: (minutes: number) => `in ${minutes} min`,
  anyMoment: 'any moment now',
  minutesLate: (minutes: number) => `${minutes} min late`,
  since: (at: string, minutes: number) =>
    minutes < 1 ? `Requested at ${at}.` : `Requested at ${at}, ${minutes} min ago.`,
  until: (at: string) => `We are looking until ${at}.`,
  /** Shown after the search was extended. */
  untilExtended: (at: string) => `The search goes on until ${at}.`,
  /** The median search time of recent rides. */
  lately: (minutes: number) =>
    minutes === 1
      ? 'Half of the last rides had a driver within a minute.'
      : `Half of the last rides had a driver within ${minutes} minutes.`,
  keepLooking: (minutes: number) => `Keep looking for ${minutes} min`,
  keepingLooking: 'Asking...',
  stayHere: 'Keep this page open: it updates by itself.',
  comes: 'Driver and car',
  driver: 'Driver',
  car: 'Car',
  plate: 'Plate',
  /** Precedes the name of another person who rides. */
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
    toCome: (driver: string) => `${driver} is booked to come and will be notified.`,
    onTheWay: (driver: string) =>
      `${driver} is already on the way to you. If you are only late or somewhere else, please call first.`,
    keep: 'Keep the ride',
    submit: 'Cancel ride',
    submitting: 'Cancelling...',
  },
  again: 'Book again',
  back: 'Return trip',
  toRide: 'See this ride',
  /** The printable page of a completed ride. */
  receipt: 'Receipt',
  leftBehind: {
    call: 'Something left behind',
    /** Beside the link, to be read out on the phone. */
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
  placesFailed: 'The exact places could not be loaded.',
  forgotten: 'The exact places are no longer kept.',
  underWay: 'This ride is not over yet.',
  follow: 'See it live',
  print: 'Print',
  printReceipt: 'Print a receipt',

  /** The booking form and what is beside it. */
  form: {
    heading: 'Book a ride',
    /** Used while a ride is under way. */
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
    /** Shown after a recent trip was booked with one press. */
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
    /** Shown after the text of a known place near the device has filled the field. */
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
    phoneHint: 'For your driver. Saved for next time.',
    phoneHintOptional: 'Optional, for your driver. Saved for next time.',
    /** A ride that the passenger books for another person. */
    other: {
      open: 'For somebody else',
      name: 'Their name',
      nameHint: 'The driver asks for this name.',
      phone: 'Their phone',
      phoneHint: 'Only for this ride. If they have none, your own.',
    },
    noteHint: 'Optional, for example where exactly you are waiting.',
    submit: 'Request ride',
    submitting: 'Requesting...',
    /** Before the firm's number. */
    questions: 'Questions? Call us:',
  },
};

export const useBookingCopy = defineCopy(booking, { de: () => import('./booking-copy.de.ts') });
