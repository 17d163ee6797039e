import { defineCopy } from './language/define-copy.ts';
import { register } from './en/register.ts';

export const registerCopy = defineCopy(register, {
  de: () => import('./de/register.ts').then((module) => module.register),
});
