import { textsIn } from '#core/navigation/texts-in.ts';

/** The day of a plan or day sheet, and the sheet's driver. Both are texts in the address, which the page parses. */
export const planSearch = textsIn('day', 'driver');
