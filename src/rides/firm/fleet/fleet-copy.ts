import { defineCopy } from '#words/define-copy.ts';

/** The firm's cars. */
export const fleet = {
  title: 'Fleet',
  lead: 'The cars that drivers choose from when they go on duty.',
  heading: 'Cars',
  loading: 'Loading cars...',
  failed: 'The cars could not be loaded.',
  unknownUse: 'Which cars are in use cannot be seen at the moment.',
  empty: {
    title: 'No cars yet',
    text: 'Nobody can go on duty without a car. Add the first one.',
  },
  columns: { vehicle: 'Car', seats: 'Seats', needs: 'Can carry', use: 'In use', change: 'Change' },
  noPlate: 'No number plate',
  passengers: (seats: number) => (seats === 1 ? '1 passenger' : `${seats} passengers`),
  noNeeds: 'Nothing special',
  withdrawn: 'Withdrawn',
  free: 'Not in use',
  usedBy: (drivers: string) => `In use by ${drivers}`,
  untilShiftEnds: 'until the shift ends',

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
    addTitle: 'Add a car',
    addText: 'Drivers can choose it at once.',
    editTitle: (name: string) => `Edit ${name}`,
    editText: 'Drivers and passengers see the change from the next shift on.',
    label: 'Name',
    labelHint: 'What people look out for, such as “Blue van”.',
    plate: 'Number plate',
    plateHint: 'May be empty.',
    seats: 'Seats for passengers',
    needs: 'Can carry',
    cancel: 'Cancel',
    add: 'Add car',
    save: 'Save car',
  },
  saved: { title: 'Car saved', text: (name: string) => `The details of ${name} are saved.` },
};

export const useFleetCopy = defineCopy(fleet, { de: () => import('./fleet-copy.de.ts') });
