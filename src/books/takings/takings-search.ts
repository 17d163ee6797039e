import { textsIn } from '#core/navigation/texts-in.ts';

/** The search parameters of cash sheets, as texts: a day and a driver. The page parses them. */
export const takingsSearch = textsIn('day', 'driver');
