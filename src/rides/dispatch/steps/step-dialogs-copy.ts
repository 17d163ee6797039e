import type { Engagement } from '#domain/rides/model/dispatch/drivers-of.ts';
import { DRIVER_SLOTS } from '#domain/rides/model/firm/shift.ts';
import type { DrivingStep } from '#domain/rides/model/ride/ride-steps.ts';
import { defineCopy } from '#words/define-copy.ts';

const DOING: Readonly<Record<Engagement, (since: string) => string>> = {
  free: (since) => `Free, on duty since ${since}`,
  driving: () => 'Driving',
  break: (since) => `On a break since ${since}`,
  off: (since) => `Off duty since ${since}`,
  blocked: () => 'Account blocked',
};

/** Texts of the dialogs for the actions of dispatch. */
export const stepDialogs = {
  drivers: {
    unread: 'You can choose once the drivers are loaded.',
    none: 'There is no driver to choose from.',
    missing: 'Please choose a driver.',
    doing: DOING,
    /** For a driver under way, if the ride is due. */
    isNext: 'this would be the next ride',
    noPushDevice: 'no phone to tell',
    lastRide: (end: string) => `last ride until ${end}`,
    clash: (time: string, from: string, to: string) =>
      `Has another ride at ${time}${from === '' && to === '' ? '' : `: ${from} to ${to}`}`,
    showAll: (count: number) => `Show all ${count} drivers`,
    seats: (seats: number) => (seats === 1 ? '1 seat' : `${seats} seats`),
    silent: (since: string) => `Silent since ${since}: call first`,
    isUsual: 'Usual driver of this standing order',
    absences: { away: 'Away on that day', outside: 'Outside their usual hours' },
    /** The button after the first press, for a driver who is not expected. */
    anyway: 'Choose all the same',
    again: {
      away: 'This driver is away then. Press again to choose them all the same.',
      outside: 'This is outside the driver’s usual hours. Press again to choose them all the same.',
    },
    lost: {
      declined: 'Declined this ride',
      returned: 'Gave this ride back',
      recalled: 'Was recalled from this ride',
    },
    hasMost: `Has ${DRIVER_SLOTS.length} promised rides and can get no other that is due`,
    tooFew: (seats: number, people: number) => `Too small: ${seats} seats for ${people} people`,
    lacking: (needs: string) => `May not be suitable for: ${needs}`,
    isAsked: (name: string) => `${name} has already been asked.`,
    blocked: (name: string) => `The account of ${name} is blocked.`,
    neverOnDuty: 'Was never on duty, and chooses a car with the answer.',
    hasIt: (name: string) => `${name} already has this ride.`,
    offDuty: (name: string, since: string) =>
      `${name} has been off duty since ${since} and can only be given rides for later.`,
    onBreak: (name: string, since: string) =>
      `${name} has been on a break since ${since} and can only be given rides for later.`,
    full: (name: string) =>
      `${name} has ${DRIVER_SLOTS.length} promised rides and can get no other that is due. Choose another driver, or recall one of those rides first.`,
    close: 'Close',
  },
  offer: {
    text: 'The driver can accept or decline. Until then nobody else sees the request.',
    /** Without `time` the ride is for now. */
    given: (driver: string, time: string | null) => `Offered to ${driver}${time === null ? '' : `, ${time}`}`,
    submit: 'Offer ride',
    submitting: 'Offering...',
  },
  assign: {
    text: 'The driver gets the ride at once, and the passenger sees who is coming.',
    given: (driver: string, time: string | null) =>
      `Assigned to ${driver}${time === null ? '' : `, ${time}`}`,
    submit: 'Assign ride',
    submitting: 'Assigning...',
  },
  recall: {
    text: 'The driver loses the ride and reads why, and the other drivers see the request again.',
    callFirst: 'Call the driver first:',
    close: 'Back',
  },
  /** The steps that dispatch enters for a driver who cannot press. */
  entering: {
    texts: {
      depart: 'If the driver cannot press it: this records that they are on the way.',
      arrive: 'If the driver cannot press it: this records that they wait at the door.',
      start: 'If the driver cannot press it: this records that the passenger has got in.',
      complete:
        'If the driver cannot press it: this records that the passenger has arrived, and the driver is free again.',
      no_show: 'If the driver cannot press it: this ends the ride, and the driver is free again.',
    } satisfies Record<DrivingStep, string>,
    marked: 'Passenger and driver read that dispatch has entered it.',
    callFirst: 'Ask the driver first:',
    time: 'At what time? Empty for now',
    close: 'Back',
    submits: {
      depart: 'On the way',
      arrive: 'At the door',
      start: 'On board',
      complete: 'Complete ride',
      no_show: 'No-show',
    } satisfies Record<DrivingStep, string>,
    submitting: 'Entering...',
  },
  /** The undo of a step that was entered by mistake. */
  takeBack: {
    texts: {
      arrived: 'The ride is on the way again, and the passenger reads that the driver is not there yet.',
      in_progress: 'The driver is waiting at the door again, as before, and the passenger reads that.',
      completed:
        'The passenger is on board again, and the driver has this ride again. Both read that its end was a mistake.',
      no_show:
        'The driver is waiting at the door again, and has this ride again. Passenger and driver read that its end was a mistake.',
    },
    callFirst: 'Ask the driver first:',
    close: 'Back',
    submit: 'Take back',
    reopen: 'Reopen ride',
    submitting: 'Saving...',
  },
  correct: {
    text: 'How did it end? Passenger and driver see the new outcome. Only administrators read your note and your name.',
    outcome: 'It was',
    outcomeMissing: 'Please choose how it ended.',
    note: 'Reason for the correction',
    close: 'Back',
    submit: 'Correct ride',
    submitting: 'Correcting...',
  },
  cancel: {
    text: 'Passenger and driver see it at once, but not your reason. It cannot be undone.',
    callFirst: 'The driver is on the road with this ride. Call first:',
    close: 'Keep ride',
    submit: 'Cancel ride',
    submitting: 'Cancelling...',
  },
};

export const useStepDialogsCopy = defineCopy(stepDialogs, {
  de: () => import('./step-dialogs-copy.de.ts'),
});
