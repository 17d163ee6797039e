import { defineCopy } from './language/define-copy.ts';
import { home } from './en/home.ts';

export const homeCopy = defineCopy(home, { de: () => import('./de/home.ts').then((module) => module.home) });
