import { textsIn } from '#core/navigation/texts-in.ts';

/** The day of cash sheets and the driver of one, as texts of the address: the page parses them. */
export const takingsSearch = textsIn('day', 'driver');
