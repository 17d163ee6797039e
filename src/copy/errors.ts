import { defineCopy } from './language/define-copy.ts';
import * as en from './en/errors.ts';

/** `errors`: every failure; `signInErrors`: the sign-in page's own wording. */
export const errorCopy = defineCopy<Pick<typeof en, 'errors' | 'signInErrors'>>(en, {
  de: () => import('./de/errors.ts'),
});
