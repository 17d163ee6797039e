import { textsIn, type Texts } from '#core/navigation/texts-in.ts';

/** The search parameters of the customers' page: the beginning of a name or a number. */
export type CustomersSearch = Texts<'find'>;

export const customersSearch = textsIn('find');
