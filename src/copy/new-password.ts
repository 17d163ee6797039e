import { defineCopy } from './language/define-copy.ts';
import { newPassword } from './en/new-password.ts';

export const newPasswordCopy = defineCopy(newPassword, {
  de: () => import('./de/new-password.ts').then((module) => module.newPassword),
});
