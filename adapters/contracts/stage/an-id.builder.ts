import { uniqueMark } from './arranged-account.builder.ts';

/** An id that no other record of a test has, in the form that the rules want. */
export const anId = (): string => uniqueMark().slice(0, 20);
