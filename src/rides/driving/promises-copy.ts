import { defineCopy } from '#words/define-copy.ts';

/** What drivers read about rides that they are offered or have promised. */
export const promises = {
  waits: 'Possible once your last steps are sent.',
  offers: {
    heading: 'Dispatch asks you',
    now: 'Now',
    answerWithin: (left: string) => `Please answer within ${left}.`,
    overdue: 'The time to answer is over. You can still say yes until somebody else does.',
    afterThis: 'You would drive it after the ride that you are on.',
    news: (trip: string) => `Dispatch asks you for a ride: ${trip}.`,
  },
  promised: {
    heading: 'Promised',
    /** Before the ride is due. */
    opens: (from: string) =>
      `You see the name, the number and the exact places from ${from}, or once you set off.`,
    departFor: (from: string) => `Set off for the ride from ${from}`,
    giveBack: (from: string) => `Give back the ride from ${from}`,
    /** Before the time at which the ride is due. */
    early: {
      title: 'Set off already?',
      text: (pickUp: string) =>
        `The pick-up is not until ${pickUp}. Once you have set off, you see no requests until this ride is over or given back.`,
      labels: { close: 'Not yet', submit: 'Set off' },
    },
    news: (trip: string) => `You have promised a ride: ${trip}.`,
    assignedNews: (trip: string) => `Dispatch has assigned you a ride: ${trip}.`,
  },
};

export const usePromisesCopy = defineCopy(promises, { de: () => import('./promises-copy.de.ts') });
