import { textsIn } from '#core/navigation/texts-in.ts';

/** The search parameters of the figures, as texts: days and grouping. The page parses them. */
export const figuresSearch = textsIn('from', 'to', 'by');
