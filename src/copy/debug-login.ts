import { defineCopy } from './language/define-copy.ts';
import { debugLogin } from './en/debug-login.ts';

export const debugLoginCopy = defineCopy(debugLogin, {
  de: () => import('./de/debug-login.ts').then((module) => module.debugLogin),
});
