import type { Engagement } from '#domain/rides/model/dispatch/drivers-of.ts';
import { PROMISE_SLOTS } from '#domain/rides/model/firm/shift.ts';
import { defineCopy } from '#words/define-copy.ts';

const DOING: Readonly<Record<Engagement, (since: string) => string>> = {
  free: (since) => `Free, on duty since ${since}`,
  driving: () => 'Driving: this would be the next ride',
  break: (since) => `On a break since ${since}`,
  off: (since) => `Off duty since ${since}`,
  blocked: () => 'Account blocked',
};

/** What the dialogs of these buttons ask. */
export const stepDialogs = {
  /** In a dialog that was open while somebody else changed the ride. */
  meanwhile: {
    heading: 'This ride has changed meanwhile:',
    /** Without `who` the time had simply run out. */
    line: (time: string, step: string, who: string | null) =>
      who === null ? `${time} ${step}` : `${time} ${step}, by ${who}`,
    ofDriver: (step: string, driver: string) => `${step}: ${driver}`,
    somebody: 'somebody else',
    aDriver: 'a driver',
    again:
      'Nothing you entered is lost. Look at the change, then press the button again if you still want to.',
  },

  drivers: {
    unread: 'Nobody can be chosen before the drivers are loaded.',
    none: 'There is no driver to choose from.',
    missing: 'Please choose a driver.',
    doing: DOING,
    seats: (seats: number) => (seats === 1 ? '1 seat' : `${seats} seats`),
    silent: (since: string) => `Silent since ${since}: call first`,
    declined: 'Declined this ride, gave it back or was recalled',
    hasMost: `Has promised ${PROMISE_SLOTS.length} rides, which is the most`,
    tooFew: (seats: number, people: number) => `Too small: ${seats} seats for ${people} people`,
    lacking: (needs: string) => `Not known to carry: ${needs}`,
    isAsked: (name: string) => `${name} is asked already.`,
    blocked: (name: string) => `The account of ${name} is blocked.`,
    hasIt: (name: string) => `${name} has this ride already.`,
    offDuty: (name: string, since: string) =>
      `${name} has been off duty since ${since} and can only be given a ride that is for later.`,
    onBreak: (name: string, since: string) =>
      `${name} has been on a break since ${since} and can only be given a ride that is for later.`,
    full: (name: string) =>
      `${name} has promised ${PROMISE_SLOTS.length} rides, which is the most. Choose another driver, or recall one of those rides first.`,
    close: 'Close',
  },
  offer: {
    text: 'The driver is asked and can decline. Nobody else sees the request until then.',
    submit: 'Offer ride',
    submitting: 'Offering...',
  },
  assign: {
    text: 'The ride is the driver’s at once. The passenger sees who is coming.',
    submit: 'Assign ride',
    submitting: 'Assigning...',
  },
  recall: {
    text: 'The driver loses the ride, and the other drivers see the request again.',
    callFirst: 'The driver may be on the road for it. Call first:',
    close: 'Leave it',
    submit: 'Recall ride',
    submitting: 'Recalling...',
  },
  finish: {
    text: 'For a driver who cannot do it: the passenger has arrived, and the driver is free again.',
    callFirst: 'Ask the driver first:',
    close: 'Leave it',
    submit: 'Complete ride',
    submitting: 'Completing...',
  },
  correct: {
    text: 'How did it end? Passenger and driver see the new outcome. Only administrators read your note and your name.',
    outcome: 'It was',
    outcomeMissing: 'Please choose how it ended.',
    note: 'How do you know?',
    close: 'Leave it',
    submit: 'Correct ride',
    submitting: 'Correcting...',
  },
  cancel: {
    text: 'Passenger and driver see it at once, but not your reason. It cannot be taken back.',
    callFirst: 'The driver is on the road with this ride. Call first:',
    close: 'Keep ride',
    submit: 'Cancel ride',
    submitting: 'Cancelling...',
  },
};

export const useStepDialogsCopy = defineCopy(stepDialogs, {
  de: () => import('./step-dialogs-copy.de.ts'),
});
