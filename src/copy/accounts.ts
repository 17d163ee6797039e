import { accounts } from './en/accounts.ts';
import { defineCopy } from './define-copy.ts';

export const accountsCopy = defineCopy(accounts, {
  de: () => import('./de/accounts.ts').then((module) => module.accounts),
});
