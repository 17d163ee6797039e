import { listOf, mapOf } from '../../../shared/composed-decoders.ts';
import { text, type Fields, type ValuesOf } from '../../../shared/decoders.ts';

const BILLING = {
  /** The id of who pays. What that is, only the books know. */
  payer: text,
  /** What the payer asks, and the answer to each. With the questions, so that an answer stays with its own. */
  asked: listOf(text),
  answers: listOf(text),
} as const satisfies Fields;

/** Who pays for the rides of an order by the month. */
export type OrderBilling = ValuesOf<typeof BILLING>;

export const billing = mapOf(BILLING);
