import { defineCopy } from './language/define-copy.ts';
import { pending } from './en/pending.ts';

export const pendingCopy = defineCopy(pending, {
  de: () => import('./de/pending.ts').then((module) => module.pending),
});
