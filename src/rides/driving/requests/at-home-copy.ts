import { defineCopy } from '#words/define-copy.ts';

/** The texts about the requests that a driver off duty may promise. */
export const atHome = {
  heading: 'Requests for later',
  show: 'Show requests for later',
  none: 'No requests for later now',
  noneText: 'New ones appear here by themselves.',
  inCar: (car: string) => `You promise them in this car: ${car}. Another one is saved under “Your shift”.`,
};

export const useAtHomeCopy = defineCopy(atHome, { de: () => import('./at-home-copy.de.ts') });
