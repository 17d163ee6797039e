import { defineCopy } from '#words/define-copy.ts';

/** What drivers and dispatch read where they say a driver's car and number. */
export const cars = {
  car: 'Car',
  chooseCar: 'Choose a car',
  /** Of a car that somebody else has, in the list. */
  taken: 'in use',
  /** Of one that was withdrawn from the fleet, and stays its driver's for this shift. */
  withdrawn: 'withdrawn',
  /** Below the car; `since` is a time, with its day unless that is today. */
  inUse: (since: string) => `A colleague has had this car since ${since}.`,
  seats: (count: number) => (count === 1 ? '1 seat' : `${count} seats`),
  phone: 'Phone',
  /** On the button, which is there during a ride, too. */
  change: 'Change car or number',
  changing: {
    title: 'Change car or number',
    text: 'Passengers of open rides see it at once.',
    close: 'Leave it',
    submit: 'Change',
    submitting: 'Changing...',
  },
};

export const useCarCopy = defineCopy(cars, { de: () => import('./car-copy.de.ts') });
