import { uniqueMark } from './arranged-account.builder.ts';

/** A unique id, in the form that the rules require. */
export const anId = (): string => uniqueMark().slice(0, 20);
