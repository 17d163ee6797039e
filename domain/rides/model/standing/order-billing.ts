import type { Decoder } from '../../../shared/decoders.ts';

/** The account customer who pays the rides of an order. */
export interface OrderBilling {
  /** The id of the payer, which only the books can interpret. */
  readonly payer: string;
  /** The payer's questions, and the answers in the same order. */
  readonly asked: readonly string[];
  readonly answers: readonly string[];
}

const marked = (stored: readonly unknown[], mark: string): readonly string[] =>
  stored.flatMap((each) => (typeof each === 'string' && each.startsWith(mark) ? [each.slice(1)] : []));

/** Decodes texts that one pattern of the rules checks: `#1042`, then for each question `?…` and its answer `=…`. */
export const billing: Decoder<OrderBilling> = (stored) => {
  if (!Array.isArray(stored)) return undefined;
  const [[payer], asked, answers] = [marked(stored, '#'), marked(stored, '?'), marked(stored, '=')];
  const isWhole = asked.length === answers.length && stored.length === 1 + 2 * asked.length;
  return payer === undefined || !isWhole ? undefined : { payer, asked, answers };
};

export const storedBilling = ({ payer, asked, answers }: OrderBilling): readonly string[] => [
  `#${payer}`,
  ...asked.flatMap((label, index) => [`?${label}`, `=${answers[index] ?? ''}`]),
];
