import { defineCopy } from './language/define-copy.ts';
import { signIn } from './en/sign-in.ts';

export const signInCopy = defineCopy(signIn, {
  de: () => import('./de/sign-in.ts').then((module) => module.signIn),
});
