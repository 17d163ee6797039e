import { textsIn, type Texts } from '#core/navigation/texts-in.ts';

/** The search parameters of the customers' page: a text that is searched in names and numbers. */
export type CustomersSearch = Texts<'find'>;

export const customersSearch = textsIn('find');
