import { defineCopy } from './language/define-copy.ts';
import { resetPassword } from './en/reset-password.ts';

export const resetPasswordCopy = defineCopy(resetPassword, {
  de: () => import('./de/reset-password.ts').then((module) => module.resetPassword),
});
