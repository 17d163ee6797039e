import { EMPTY_AGREEMENT } from '#domain/books/model/fares/typed-agreement.ts';
import { listOf, mapOf } from '#domain/shared/composed-decoders.ts';
import { text } from '#domain/shared/decoders.ts';
import type { TypedAgreement } from './agreement-fields.tsx';

/** The price and payer of an unsent booking, as the booking's draft stores them. */
export interface AgreementDraft extends TypedAgreement {
  /** The id of the ride that the first attempt books; `''` before. `sent` is the agreement of this attempt as JSON. */
  readonly sentFor: string;
  readonly sent: string;
}

const NOTHING: AgreementDraft = { ...EMPTY_AGREEMENT, typedPayer: '', sentFor: '', sent: '' };

const read = mapOf({
  price: text,
  length: text,
  payer: text,
  answers: listOf(text),
  typedPayer: text,
  sentFor: text,
  sent: text,
});

/** Reads the agreement in a booking's draft; an empty agreement if the text is damaged. */
export function readDraft(draft: string): AgreementDraft {
  try {
    return read(JSON.parse(draft)) ?? NOTHING;
  } catch {
    return NOTHING;
  }
}

export const writeDraft = (draft: AgreementDraft): string =>
  JSON.stringify(draft) === JSON.stringify(NOTHING) ? '' : JSON.stringify(draft);
