import { defineCopy } from '#words/define-copy.ts';

/** Where a passenger books a ride. */
export const booking = {
  heading: 'Book a ride',
  /** While a ride is under way. */
  another: 'Book a ride for later',
  notSetUp: {
    title: 'Booking is not open yet',
    text: 'This service is not set up yet. Until it is, you can book by phone.',
  },

  repeat: 'Book one of your last trips',
  repeated: (from: string, to: string) => `Filled in: ${from} to ${to}.`,
  from: 'From',
  fromHint: 'Street and number, or a place that everybody knows',
  to: 'To',
  locate: 'Use my location',
  locating: 'Finding you...',
  located: 'Your location will be sent. Please also say in words where you are.',
  forget: 'Do not send my location',
  locationProblems: {
    denied:
      'Your browser does not let this page see where you are. You can allow it in its settings, or type the place.',
    unknown: 'Your location could not be found. Please type the place.',
  },
  people: 'Passengers',
  needs: 'Needs',
  phone: 'Phone',
  phoneHint: 'So that the driver can reach you. Kept for the next time.',
  note: 'Note for the driver',
  noteHint: 'Optional. For example where exactly you wait.',
  submit: 'Request ride',
  submitting: 'Requesting...',
  payment: 'This page shows no prices and takes no payment. Questions:',
};

export const useBookingCopy = defineCopy(booking, { de: () => import('./booking-copy.de.ts') });
