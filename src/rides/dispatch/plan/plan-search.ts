import { textsIn } from '#core/navigation/texts-in.ts';

/** The day of a plan, and the driver of a day sheet, as texts of the address: the page parses them. */
export const planSearch = textsIn('day', 'driver');
