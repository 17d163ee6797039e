import { defineCopy } from '#words/define-copy.ts';

/** The day sheet. Its texts are apart from the plan's, because a shared file would load with every page of rides. */
export const sheet = {
  title: 'Day sheet',
  of: (name: string) => `Day sheet of ${name}`,
  back: 'Plan',
  print: 'Print',
  none: 'No rides on this day.',
  asOf: (time: string) => `As of ${time}`,
  failed: 'The day sheet could not be loaded.',
  unnamed: 'Driver',
};

export const useSheetCopy = defineCopy(sheet, { de: () => import('./sheet-copy.de.ts') });
