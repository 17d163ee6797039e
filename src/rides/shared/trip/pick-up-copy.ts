import { defineCopy } from '#words/define-copy.ts';

/** When somebody wants to be picked up. */
export const pickUp = {
  when: 'When',
  kinds: { now: 'Now', later: 'Later' },
  date: 'Date',
  time: 'Time',
  /** If the device's clock shows another time. */
  timeIn: (place: string) => `By the clocks of ${place}`,
  turn: (time: string) => `Which ${time}?`,
  turns: {
    first: 'The first, before the clocks are put back',
    second: 'The second, after they were put back',
  },
};

export const usePickUpCopy = defineCopy(pickUp, { de: () => import('./pick-up-copy.de.ts') });
