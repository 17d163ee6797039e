import type { Duty } from '#domain/rides/model/firm/shift.ts';
import { defineCopy } from '#words/define-copy.ts';

const DUTIES: Readonly<Record<Duty, string>> = { on: 'On duty', break: 'On a break', off: 'Off duty' };

/** The drivers' shifts as administrators see them. */
export const shifts = {
  heading: 'Shifts',
  loading: 'Loading shifts...',
  failed: 'The shifts could not be loaded.',
  none: { title: 'No shifts yet', text: 'Drivers appear here once they have been on duty.' },
  columns: { driver: 'Driver', duty: 'Duty', car: 'Car', seen: 'Page last open', end: 'End' },
  duties: DUTIES,
  /** Beside the duty. */
  blocked: 'Account blocked',
  end: 'End shift',
  endOf: (name: string) => `End shift of ${name}`,
  ended: { title: 'Shift ended', text: (name: string) => `${name} is off duty.` },
  ending: {
    title: (name: string) => `End shift of ${name}?`,
    text: 'For a shift that its driver has forgotten. It cannot end during a ride, or while one that they have promised is due. They get no requests until they go on duty again.',
    last: (time: string) => `Page last open: ${time}.`,
    isOff: (name: string, time: string) => `${name} has been off duty since ${time}.`,
    /** Why it cannot end; other pages tell a driver. */
    bound: {
      'already-driving': 'This driver has a ride, and the shift cannot end before it.',
      'promise-due': 'A ride of this driver is due. Recall it first, and the shift can end.',
    },
    toRide: 'Open the ride',
    close: 'Leave it',
    submit: 'End shift',
    submitting: 'Ending...',
  },

  driver: {
    title: 'Driver',
    loading: 'Loading the driver...',
    missing: {
      title: 'There is no such driver',
      text: 'The link may be mistyped.',
      back: 'Back to the fleet',
    },
    back: 'Fleet',
    shift: 'Shift',
    never: 'Has never been on duty.',
    duty: 'Duty',
    since: 'Since',
    car: 'Car',
    phone: 'Phone',
    seen: 'Page last open',
    toAccount: 'Open account',
    noRides: 'Rides appear here once this driver has one.',
  },
};

export const useShiftsCopy = defineCopy(shifts, { de: () => import('./shifts-copy.de.ts') });
