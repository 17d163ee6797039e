import { defineCopy } from './define-copy.ts';
import { ui } from './en/ui.ts';

export const uiCopy = defineCopy(ui, { de: () => import('./de/ui.ts').then((module) => module.ui) });
