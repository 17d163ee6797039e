import { textsIn } from '#core/navigation/texts-in.ts';

/** The days of the figures and what they are by, as texts of the address: the page parses them. */
export const figuresSearch = textsIn('from', 'to', 'by');
