import type { BookSettingField } from '#domain/books/model/payers/parse-book-settings.ts';
import { MOST_YEARS } from '#domain/books/model/basics/book-settings.ts';
import { CURRENCIES } from '#domain/books/model/basics/money.ts';
import { defineCopy } from '#words/define-copy.ts';

interface FieldText {
  readonly label: string;
  readonly hint?: string;
  /** The text of an unusable value. */
  readonly unusable: string;
}

const TOO_LONG = 'This is too long.';

const FIELDS: Readonly<Record<BookSettingField, FieldText>> = {
  name: { label: 'Name of the firm', unusable: 'Please enter a name of at most 100 characters.' },
  address: { label: 'Address', unusable: 'Please enter at most six lines of at most 100 characters.' },
  email: { label: 'Email', unusable: 'This is not an address.' },
  vatId: { label: 'VAT number', hint: 'For example DE123456789', unusable: TOO_LONG },
  taxNumber: { label: 'Tax number', unusable: TOO_LONG },
  iban: {
    label: 'IBAN',
    hint: 'Account customers send their money there.',
    unusable: 'This is not an IBAN: a digit may be wrong.',
  },
  bic: { label: 'BIC', unusable: 'A BIC has eight or eleven characters.' },
  tariff: {
    label: 'Usual tariff',
    hint: 'The name of a tariff. An account customer’s own tariff comes first.',
    unusable: TOO_LONG,
  },
  currency: {
    label: 'Currency of prices without a tariff',
    unusable: `Please enter one of these: ${CURRENCIES.join(', ')}.`,
  },
  vat: {
    label: 'Tax in prices without a tariff',
    hint: 'For example 7 %',
    unusable: 'Please enter a percentage of at most 50.',
  },
  share: {
    label: 'Share of the driver',
    hint: 'For example 40 %',
    unusable: 'Please enter a percentage of at most 100.',
  },
  years: {
    label: 'Years until prices and bills are removed',
    unusable: `Please enter a whole number from 1 to ${MOST_YEARS}.`,
  },
};

/** The firm's data on receipts and bills, and its settings for prices. */
export const firm = {
  title: 'Firm and bills',
  lead: 'Receipts and bills name the firm as it was when they were issued.',
  loading: 'Loading the settings...',
  failed: 'The settings could not be loaded.',
  first: 'Nothing is stored yet. Without these settings there are no prices and no bills.',
  sections: { firm: 'The firm', prices: 'Prices', accountant: 'For the accountant' },
  fields: FIELDS,
  noTariff: 'There is no tariff of this name.',
  shown: 'Passengers with an account see prices before they book',
  columns: {
    label: 'Columns of the accountant’s file',
    hint: (heads: string) => `One a line, in their order; none for all: ${heads}`,
    unknown: (head: string) => `There is no column “${head}”.`,
  },
  save: 'Store',
  saving: 'Storing...',
  stored: { title: 'Stored', text: 'From now on receipts and bills say so.' },
};

export const useFirmCopy = defineCopy(firm, { de: () => import('./firm-copy.de.ts') });
