import { defineCopy } from '#words/define-copy.ts';

/** The buttons for what administrators do with a ride, on the board and on its page. */
export const dispatchSteps = {
  heading: 'What can be done',
  buttons: {
    offer: 'Offer',
    assign: 'Assign',
    recall: 'Recall',
    lapse: 'Ask everybody',
    extend: 'Keep looking',
    expire: 'End search',
    finish: 'Complete',
    edit: 'Edit',
    correct: 'Correct',
    cancel: 'Cancel',
  },
  /** Their accessible names. Those of Offer, Assign, Edit and Correct are the titles of their dialogs, too. */
  of: {
    offer: (name: string) => `Offer ride of ${name}`,
    assign: (name: string) => `Assign ride of ${name}`,
    recall: (name: string) => `Recall ride of ${name}`,
    lapse: (name: string) => `Ask everybody for ${name}`,
    extend: (name: string) => `Keep looking for ${name}`,
    expire: (name: string) => `End search for ${name}`,
    finish: (name: string) => `Complete ride of ${name}`,
    edit: (name: string) => `Edit ride of ${name}`,
    correct: (name: string) => `Correct ride of ${name}`,
    cancel: (name: string) => `Cancel ride of ${name}`,
  },
  /** Why an action is not possible yet. */
  from: {
    lapse: (time: string) => `The driver may answer until ${time}.`,
    extend: (time: string) => `The search can begin anew from ${time}.`,
    expire: (time: string) => `The search can be ended from ${time}.`,
  },
  searched: (time: string) => `The search has been over since ${time} and cannot go on.`,
  none: 'Nothing can be done with this ride any more.',
  done: {
    offer: {
      title: 'Driver asked',
      text: (name: string) => `A driver has been asked for the ride of ${name}.`,
    },
    assign: { title: 'Driver assigned', text: (name: string) => `The ride of ${name} has its driver.` },
    recall: {
      title: 'Driver recalled',
      text: (name: string) => `A driver is looked for again for ${name}.`,
    },
    lapse: {
      title: 'Offer ended',
      text: (name: string) => `Every driver sees the request of ${name} again.`,
    },
    extend: { title: 'Still looking', text: (name: string) => `The search for ${name} begins anew.` },
    expire: { title: 'Search ended', text: (name: string) => `The request of ${name} is closed.` },
    finish: { title: 'Ride completed', text: (name: string) => `The ride of ${name} is completed.` },
    edit: { title: 'Ride changed', text: (name: string) => `The ride of ${name} is changed.` },
    correct: { title: 'Outcome corrected', text: (name: string) => `The ride of ${name} is corrected.` },
    cancel: { title: 'Ride cancelled', text: (name: string) => `The ride of ${name} is cancelled.` },
  },
};

export const useDispatchStepsCopy = defineCopy(dispatchSteps, {
  de: () => import('./dispatch-steps-copy.de.ts'),
});
