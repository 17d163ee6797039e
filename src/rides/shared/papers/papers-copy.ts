import type { PaperState } from '#domain/rides/model/firm/papers.ts';
import { defineCopy } from '#words/define-copy.ts';

type OfPaper = (name: string, day: string) => string;

/** The texts about papers that expire, for drivers and dispatch. */
export const papers = {
  heading: 'Papers',
  due: {
    expired: (name, day) => `${name}: expired on ${day}`,
    today: (name) => `${name}: expires today`,
    week: (name, day) => `${name}: expires on ${day}`,
    soon: (name, day) => `${name}: expires on ${day}`,
  } satisfies Record<PaperState, OfPaper>,
  own: {
    heading: 'Your papers',
    text: 'Please show dispatch the new one. Dispatch enters its date.',
    blocked: 'Until then you cannot begin a shift.',
  },
  news: {
    line: { expired: 'expired', today: 'today', week: 'within 7 days', soon: 'within 30 days' },
    count: (count: number, when: string) => `${count} ${when}`,
    driver: 'A driver',
    car: 'A car',
  },
};

export const usePapersCopy = defineCopy(papers, { de: () => import('./papers-copy.de.ts') });
