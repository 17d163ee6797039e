import type { Duty } from '#domain/rides/model/firm/shift.ts';
import { defineCopy } from '#words/define-copy.ts';

const DUTIES: Readonly<Record<Duty, string>> = { on: 'On duty', break: 'On a break', off: 'Off duty' };

/** Texts about the firm's cars and its drivers' shifts, for administrators. */
export const firm = {
  fleet: {
    title: 'Fleet',
    keys: [
      { keys: ['j', '↓'], does: 'Next car or driver' },
      { keys: ['k', '↑'], does: 'Previous car or driver' },
      { keys: ['e', 'Enter'], does: 'Open this car or driver beside the list' },
      { keys: ['x'], does: 'Download all cars as CSV' },
      { keys: ['?'], does: 'Show these shortcuts' },
    ],
    heading: 'Cars',
    loading: 'Loading cars...',
    failed: 'The cars could not be loaded.',
    unknownUse: 'Who drives which car cannot be read at the moment, so it may be out of date.',
    empty: {
      title: 'No cars yet',
      text: 'Nobody can go on duty without a car. Add the first one.',
    },
    columns: { vehicle: 'Car', seats: 'Seats', needs: 'Can carry', use: 'In use', change: 'Change' },
    noPlate: 'No number plate',
    passengers: (seats: number) => (seats === 1 ? '1 passenger' : `${seats} passengers`),
    noNeeds: 'Nothing special',
    withdrawn: 'Withdrawn',
    ownedBy: (name: string | null, isRevoked: boolean) =>
      `${name === null ? 'A driver’s own' : `Belongs to ${name}`}${isRevoked ? ', account withdrawn' : ''}`,
    free: 'Not in use',
    usedBy: (drivers: string) => `In use by ${drivers}`,
    untilShiftEnds: 'until the shift ends',

    files: 'Import',
    download: 'Download',
    add: 'Add a car',
    edit: 'Edit',
    editOf: (name: string) => `Edit ${name}`,
    withdraw: 'Withdraw',
    withdrawOf: (name: string) => `Withdraw ${name}`,
    bringBack: 'Bring back',
    bringBackOf: (name: string) => `Bring back ${name}`,
    saving: 'Saving...',
    withdrawnNow: (name: string) => `${name} is withdrawn. Drivers cannot choose it any more.`,
    broughtBack: (name: string) => `${name} is back. Drivers can choose it again.`,
    notSaved: (name: string) => `${name} could not be changed.`,

    form: {
      addText: 'Drivers can choose it at once.',
      editText: 'Drivers and passengers see the change from the next shift on.',
      label: 'Name',
      labelHint: 'What people look out for, such as “Skoda Octavia”.',
      plate: 'Number plate',
      plateHint: 'Optional.',
      colour: 'Colour',
      colourHint: 'Optional. Each passenger reads it in their own language.',
      noColour: 'Not stated',
      owner: 'Belongs to',
      ownerHint: 'Only this driver can choose it for a shift. Dispatch can give it to others.',
      firms: 'The firm',
      someDriver: 'A driver',
      formerDriver: 'A driver whose account was withdrawn',
      seats: 'Seats for passengers',
      cancel: 'Back',
      add: 'Add car',
      save: 'Save car',
    },
    saved: { title: 'Car saved', text: (name: string) => `The details of ${name} are saved.` },
  },

  shifts: {
    heading: 'Shifts',
    wholeDriver: 'Open the driver’s page',
    loading: 'Loading shifts...',
    failed: 'The shifts could not be loaded.',
    none: { title: 'No shifts yet', text: 'Drivers appear here once they have been on duty.' },
    columns: { driver: 'Driver', duty: 'Duty', car: 'Car', seen: 'Last seen', end: 'End' },
    duties: DUTIES,
    /** Beside the duty. */
    blocked: 'Account blocked',
    /** For a shift whose end may have been forgotten. */
    long: (hours: number) => `Over ${hours} h`,
    end: 'End shift',
    endOf: (name: string) => `End shift of ${name}`,
    asksEnd: (name: string) => `End shift of ${name}?`,
    ended: { title: 'Shift ended', text: (name: string) => `${name} is off duty.` },
    ending: {
      text: 'For a driver who forgot to go off duty. Not possible during a ride, or while a promised one is due. They get no requests until they go on duty again.',
      last: (time: string) => `Last seen: ${time}.`,
      since: (time: string) => `The shift began: ${time}.`,
      end: 'When did it really end?',
      endHint: 'Now, unless you write another time.',
      isOff: (name: string, time: string) => `${name} has been off duty since ${time}.`,
      /** Why a shift cannot end, for administrators. */
      bound: {
        'already-driving': 'This driver has a ride. The shift can end once it is over.',
        'promise-due': 'A ride of this driver is due. Recall it first, and the shift can end.',
      },
      toRide: 'Open the ride',
      close: 'Keep the shift',
      submitting: 'Ending...',
    },

    car: {
      changeOf: (name: string) => `Change car or number of ${name}`,
      text: 'For a driver who calls. Passengers of open rides see it at once, and the driver’s page says that dispatch entered it.',
      isNotOn: (name: string) => `${name} is not on duty any more, and chooses both when going on duty.`,
      failed: 'The cars could not be loaded.',
      saved: {
        title: 'Car and number changed',
        text: (name: string) => `${name} drives with both from now on.`,
      },
    },

    driver: {
      loading: 'Loading the driver...',
      missing: {
        title: 'There is no such driver',
        text: 'The link may be mistyped.',
        back: 'Back to the fleet',
      },
      shift: 'Shift',
      never: 'Has never been on duty.',
      since: 'Since when',
      phone: 'Phone',
      /** Label of the dispatcher who entered car and number (D90). */
      setBy: 'Car and number entered by',
      toAccount: 'Open account',
      noRides: 'Rides appear here once this driver has one.',
    },
  },
};

export const useFirmCopy = defineCopy(firm, { de: () => import('./firm-copy.de.ts') });
