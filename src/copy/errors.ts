import { defineCopy } from './define-copy.ts';
import * as en from './en/errors.ts';

/** `errors`: every failure; `signInErrors`: what the sign-in page says in its own words. */
export const errorCopy = defineCopy<Pick<typeof en, 'errors' | 'signInErrors'>>(en, {
  de: () => import('./de/errors.ts'),
});
