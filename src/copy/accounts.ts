import { accounts } from './en/accounts.ts';
import { defineCopy } from './language/define-copy.ts';

export const accountsCopy = defineCopy(accounts, {
  de: () => import('./de/accounts.ts').then((module) => module.accounts),
});
