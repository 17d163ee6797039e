import type { AmountFlaw } from '../basics/typed-amount.ts';

/** The fields of a tariff's form, in its order. */
export const TARIFF_FIELDS = [
  'name',
  'from',
  'base',
  'bands',
  'waiting',
  'otherBase',
  'otherBands',
  'otherWaiting',
  'times',
  'extras',
  'minimum',
  'rounding',
  'vat',
  'fixed',
] as const;
export type TariffField = (typeof TARIFF_FIELDS)[number];

/** A line that cannot be used, as typed; empty if a required line is missing. */
export interface LineFlaw {
  readonly line: string;
  readonly why: AmountFlaw | 'twice' | 'too-many' | 'no-other-rates' | 'required';
}

export type TariffInputError =
  | ({ readonly code: 'tariff-unusable'; readonly field: TariffField } & LineFlaw)
  | { readonly code: 'name-unusable'; readonly field: 'name' }
  | { readonly code: 'day-unusable'; readonly field: 'from' };
