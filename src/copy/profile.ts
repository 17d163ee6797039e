import { defineCopy } from './language/define-copy.ts';
import { profile } from './en/profile.ts';

export const profileCopy = defineCopy(profile, {
  de: () => import('./de/profile.ts').then((module) => module.profile),
});
