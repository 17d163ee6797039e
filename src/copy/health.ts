import { health } from './en/health.ts';
import { defineCopy } from './language/define-copy.ts';

export const healthCopy = defineCopy(health, {
  de: () => import('./de/health.ts').then((module) => module.health),
});
