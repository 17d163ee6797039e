import { text, type Fields, type ValuesOf } from '../../../shared/kinds.ts';
import { orNull } from '../../../shared/composed-kinds.ts';

/** Who comes, in which car: a copy of the driver's shift. The phone number is removed when the ride ends (rides R11). */
export const CARD = {
  name: text,
  vehicle: text,
  plate: text,
  phone: orNull(text),
} as const satisfies Fields;

export type Card = ValuesOf<typeof CARD>;
