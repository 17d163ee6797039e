import { defineCopy } from './language/define-copy.ts';
import { decisions } from './en/decisions.ts';

export const decisionCopy = defineCopy(decisions, {
  de: () => import('./de/decisions.ts').then((module) => module.decisions),
});
