import { defineCopy } from '../language/define-copy.ts';

/** What administrators do with a ride, on the board and on its page. */
export const dispatchSteps = {
  heading: 'What can be done',
  over: 'This ride is over. Nothing can be done with it any more.',
  buttons: {
    extend: 'Keep looking',
    expire: 'End search',
    cancel: 'Cancel',
  },
  /** Their accessible names. */
  of: {
    extend: (name: string) => `Keep looking for ${name}`,
    expire: (name: string) => `End search for ${name}`,
    cancel: (name: string) => `Cancel ride of ${name}`,
  },
  /** Why they have to wait. */
  from: {
    extend: (time: string) => `The search can begin anew from ${time}.`,
    expire: (time: string) => `The search can be ended from ${time}.`,
  },
  searched: (time: string) => `The search was over at ${time} and cannot go on.`,
  done: {
    extend: { title: 'Still looking', text: (name: string) => `The search for ${name} begins anew.` },
    expire: { title: 'Search ended', text: (name: string) => `The request of ${name} is closed.` },
    lapse: { title: 'Offer ended', text: (name: string) => `Any driver can take the ride of ${name} again.` },
    cancel: { title: 'Ride cancelled', text: (name: string) => `The ride of ${name} is cancelled.` },
  },
  cancelling: {
    title: (name: string) => `Cancel ride of ${name}?`,
    text: 'Passenger and driver see it at once. It cannot be taken back.',
    callFirst: 'The driver is on the road with this ride. Call first:',
    close: 'Keep ride',
    submit: 'Cancel ride',
    submitting: 'Cancelling...',
  },
};

export const useDispatchStepsCopy = defineCopy(dispatchSteps, {
  de: () => import('../de/rides/dispatch-steps.ts'),
});
