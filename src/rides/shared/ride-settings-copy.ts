import type { LandmarkFault } from '#domain/rides/model/firm/parse-landmark.ts';
import type { SettingField } from '#domain/rides/model/basics/input-error.ts';
import { defineCopy } from '#words/define-copy.ts';

const FAULTS = {
  half: 'One number is missing. Please write both, such as 52.5208, 13.4095, or leave them out.',
  beyond: 'The first number is the latitude, at most 90 either way, the second the longitude, at most 180.',
  notation:
    'Please write its coordinates as two plain numbers, such as 52.5208, 13.4095, with a minus for south and west.',
  nameless: 'Please write the landmark’s name before its coordinates.',
} satisfies Record<LandmarkFault, string>;

/** Texts of the ride settings. */
export const rideSettings = {
  title: 'Ride settings',
  lead: 'How this service works. Rides that are already booked keep the times they were booked with.',
  tariffs: 'Tariffs',
  loading: 'Loading settings...',
  failed: 'The settings could not be loaded.',
  heading: 'Settings',
  times: 'Times',
  places: 'Places and time',
  booking: 'Booking',
  fields: {
    wait: { label: 'Waiting at the door', hint: 'After that the driver may report a no-show.' },
    search: { label: 'Looking for a driver', hint: 'After that a request ends if nobody has taken it.' },
    deskSearch: {
      label: 'Looking for a driver, booked by dispatch',
      hint: 'How long after its pick-up a ride that dispatch has booked stays on the board without a driver.',
    },
    offer: { label: 'Answering an offer', hint: 'After that the driver who was asked loses the offer.' },
    offerAhead: {
      label: 'Answering an offer ahead of time',
      hint: 'The same for a later ride, until it is time to set off.',
    },
    release: { label: 'Setting off early', hint: 'How long before its pick-up a later ride may begin.' },
    lead: {
      label: 'Booking ahead, at least',
      hint: 'How long before its pick-up a passenger must book a later ride. Dispatch is not bound.',
    },
    horizon: {
      label: 'Booking ahead, at most',
      hint: 'How far in the future a passenger may book. Dispatch may book a year ahead.',
    },
    retention: {
      label: 'Keeping names and addresses',
      hint: 'Names, numbers and exact places of a ride are removed after that.',
    },
    timeZone: {
      label: 'Time zone',
      hint: 'All pages behind sign-in show this time. For example “Europe/Berlin”.',
    },
    town: {
      label: 'Your town',
      hint: 'Maps look for an address here if it names no town.',
    },
    districts: {
      label: 'Districts',
      hint: 'The parts of your town, one per line. Before a driver takes a ride, they see the district of an address, and nothing else of it. Of an address without one of these districts they see nothing.',
    },
    landmarks: {
      label: 'Landmarks',
      hint: 'One per line, such as “City Hospital”, suggested while a place is typed. With its coordinates behind it, such as “City Hospital 52.5208, 13.4095”, it is also found when a passenger uses their location.',
    },
    phoneRequired: {
      label: 'Passengers must give a phone number',
      hint: 'Without one nobody can book on these pages. Rides that are already booked stay as they are.',
    },
  } satisfies Record<SettingField, { label: string; hint: string }>,
  /** The error in the coordinates of the landmark in this line. */
  misplaced: (line: string, fault: LandmarkFault) => `“${line}”: ${FAULTS[fault]}`,
  /** The button that sets the coordinates of the landmark at the cursor. */
  location: {
    use: 'Use my location',
    finding: 'Finding you...',
    noLine: 'Put the cursor into the line of the landmark where you are, then press the button.',
    failed:
      'The device does not say where it is, or not exactly enough. Type the coordinates instead, as map services show them.',
    found: (landmark: string) => `The coordinates are in the line of “${landmark}” now. Save to keep them.`,
  },
  withUnit: (label: string, unit: string) => `${label} (${unit})`,
  units: { seconds: 'seconds', minutes: 'minutes', days: 'days' },
  amounts: {
    seconds: (count: string) => (count === '1' ? '1 second' : `${count} seconds`),
    minutes: (count: string) => (count === '1' ? '1 minute' : `${count} minutes`),
    days: (count: string) => (count === '1' ? '1 day' : `${count} days`),
  },
  /** The typed zone, with the date and the time there. */
  clock: (zone: string, now: string) => `In ${zone} it is now ${now}.`,
  confirmClock: (zone: string, now: string) =>
    `In ${zone} it is now ${now}. All pages will show this time. If it is right, press “Save settings” once more.`,
  outOfRange: (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`,
  none: 'None',
  yes: 'Yes',
  no: 'No',
  save: 'Save settings',
  saving: 'Saving...',
  discard: 'Discard',
  unsaved: 'You made these changes earlier and have not saved them yet.',
  saved: { title: 'Settings saved', text: 'They apply to new bookings.' },
  readOnly: 'Only a system administrator can change these settings.',

  setUp: {
    title: 'Rides are not set up',
    text: 'Nobody can book a ride yet: the settings are missing or cannot be read. Start with the defaults. You can change all of them afterwards.',
    timeZone: (name: string, now: string) =>
      `The time zone will be that of this device: ${name}, where it is now ${now}.`,
    submit: 'Set up rides',
    submitting: 'Setting up...',
    done: { title: 'Rides are set up', text: 'These are the defaults. Change what does not suit you.' },
    ask: 'Nobody can book a ride yet: the settings are missing or cannot be read. Ask a system administrator to set up rides on this page.',
  },
};

export const useRideSettingsCopy = defineCopy(rideSettings, {
  de: () => import('./ride-settings-copy.de.ts'),
});
