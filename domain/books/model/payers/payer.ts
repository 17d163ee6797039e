import { count, documentOf, flag, listOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, time, type Decoder, type ValuesOf } from '../../../shared/decoders.ts';
import { SERVER_TIME, type Batch } from '../../../shared/record-write.ts';

/** The most account customers that a page reads. */
export const MOST_PAYERS = 500;
export const MOST_ASKS = 4;
export const LONGEST_ASK_LABEL = 40;
export const MOST_ADDRESS_LINES = 6;
export const LONGEST_ADDRESS_LINE = 100;
export const LONGEST_PAYER_NAME = 100;
export const LONGEST_WORD = 60;
/** The longest answer, and the longest pattern of an answer. */
export const LONGEST_ANSWER = 60;
/** 100 %, in thousandths. */
export const LARGEST_DISCOUNT = 1000;
/** The longest time to pay. Days. */
export const LONGEST_TERMS = 365;

/** A question that is asked when a ride of the payer is booked, such as the cost centre. */
export interface Ask {
  readonly label: string;
  readonly required: boolean;
  /**
   * The form of the whole answer (D131); `''` permits every answer. `#` stands for a digit, `@` for a letter from A to
   * Z in either case. Any other sign is itself.
   */
  readonly pattern: string;
}

/** Decodes a question from its stored text, `!KST-####|Cost centre`; `-` stands for `!` if the answer is optional. */
const ask: Decoder<Ask> = (stored) => {
  const [found, sign, pattern = '', label = ''] =
    (typeof stored === 'string' ? /^([!-])([^|]*)\|(.+)$/.exec(stored) : null) ?? [];
  return found === undefined ? undefined : { label, required: sign === '!', pattern };
};
const storedAsk = ({ label, required, pattern }: Ask) => `${required ? '!' : '-'}${pattern}|${label}`;

const TERMS = {
  name: text,
  /** The postal address, at most `MOST_ADDRESS_LINES` lines. */
  address: listOf(text),
  email: text,
  vatId: text,
  /** At most `MOST_ASKS`. */
  asks: listOf(ask),
  /** The word that callers must say to book for the payer; `''` for none. */
  word: text,
  /** The name of the payer's own tariff; `null` for the firm's usual tariff. */
  tariff: orNull(text),
  /** Thousandths of the price that are taken off. */
  discount: count,
  /** Days to pay a bill. */
  terms: count,
  /** Whether prices are hidden from drivers and passengers. */
  hidden: flag,
  /** Whether bills name passengers. */
  names: flag,
  /** Whether new rides for the payer are refused. */
  suspended: flag,
};

const PAYER = { ...TERMS, rev: count, by: text, at: time };

/** The terms agreed with a payer. */
export type PayerTerms = ValuesOf<typeof TERMS>;

/**
 * A customer who pays by the month. `Customer` in `domain/rides/` is another record, about a caller. The id is the
 * number that the firm gave the payer. It never changes (D130).
 */
export type Payer = NonNullable<ReturnType<typeof readPayer>>;

const read = documentOf(PAYER);

/** Reads the document of a payer; `null` if it is damaged. */
export const readPayer = (id: string, stored: unknown) => read(id, stored);

export const payerPath = (id: string): string => `payers/${id}`;

/** The path of a payer as it was with this `rev`. The next change stores it there. `at` is the time of that change. */
export const formerPayerPath = (id: string, rev: number): string => `${payerPath(id)}/changes/${rev}`;

/** Returns the terms of a payer without its other fields. */
export const payerTermsOf = (payer: PayerTerms): PayerTerms => ({
  name: payer.name,
  address: payer.address,
  email: payer.email,
  vatId: payer.vatId,
  asks: payer.asks,
  word: payer.word,
  tariff: payer.tariff,
  discount: payer.discount,
  terms: payer.terms,
  hidden: payer.hidden,
  names: payer.names,
  suspended: payer.suspended,
});

const storedTerms = (terms: PayerTerms) => ({ ...payerTermsOf(terms), asks: terms.asks.map(storedAsk) });

export const newPayerBatch = (id: string, by: string, terms: PayerTerms): Batch => [
  { kind: 'set', path: payerPath(id), fields: { ...storedTerms(terms), rev: 0, by, at: SERVER_TIME } },
];

/** The batch that changes a payer, and stores the payer as it was before. */
export function payerChangeBatch(payer: Payer, by: string, terms: PayerTerms): Batch {
  const { id, rev } = payer;
  const former = { ...storedTerms(payer), rev, by: payer.by, at: SERVER_TIME };
  const fields = { ...storedTerms(terms), rev: rev + 1, by, at: SERVER_TIME };
  return [
    { kind: 'set', path: payerPath(id), fields },
    { kind: 'set', path: formerPayerPath(id, rev), fields: former },
  ];
}

/** The payers by name, suspended payers last. */
export const payersInOrder = (payers: readonly Payer[]): readonly Payer[] =>
  payers.toSorted(
    (one, other) =>
      Number(one.suspended) - Number(other.suspended) ||
      one.name.localeCompare(other.name) ||
      one.id.localeCompare(other.id),
  );
