import { textsIn } from '#core/navigation/texts-in.ts';

/** The days and the grouping of the figures, as texts of the address, which the page parses. */
export const figuresSearch = textsIn('from', 'to', 'by');
