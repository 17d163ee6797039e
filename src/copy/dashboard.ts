import { defineCopy } from './language/define-copy.ts';
import { dashboard } from './en/dashboard.ts';

export const dashboardCopy = defineCopy(dashboard, {
  de: () => import('./de/dashboard.ts').then((module) => module.dashboard),
});
