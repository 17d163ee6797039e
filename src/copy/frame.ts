import { defineCopy } from './language/define-copy.ts';
import { frame } from './en/frame.ts';

export const frameCopy = defineCopy(frame, {
  de: () => import('./de/frame.ts').then((module) => module.frame),
});
