import { defineCopy } from '#words/define-copy.ts';

/** The texts of forms with a driver's car and number, for drivers and dispatch. */
export const cars = {
  car: 'Car',
  chooseCar: 'Choose a car',
  /** In the list, beside a car that another driver has. */
  taken: 'in use',
  /** Beside a car that belongs to a driver. */
  owned: 'driver’s own',
  /** Beside a withdrawn car that its driver keeps for this shift. */
  withdrawn: 'withdrawn',
  /** Below the car. `since` is a time, with the day if it is not today; `null` if unknown. */
  inUse: (since: string | null) =>
    since === null ? 'Another driver has this car.' : `A colleague has had this car since ${since}.`,
  seats: (count: number) => (count === 1 ? '1 seat' : `${count} seats`),
  phone: 'Phone',
  /** On the button, also during a ride. */
  change: 'Change car or number',
  changing: {
    title: 'Change car or number',
    text: 'Passengers of open rides see it at once.',
    close: 'Back',
    submit: 'Change',
    submitting: 'Changing...',
  },
};

export const useCarCopy = defineCopy(cars, { de: () => import('./car-copy.de.ts') });
