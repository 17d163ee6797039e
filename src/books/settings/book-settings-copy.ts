import { LONGEST_FIRM_NAME, MOST_YEARS } from '#domain/books/model/basics/book-settings.ts';
import type { BookSettingField } from '#domain/books/model/payers/parse-book-settings.ts';
import { MOST_ADDRESS_LINES } from '#domain/books/model/payers/payer.ts';
import { defineCopy } from '#words/define-copy.ts';

interface FieldText {
  readonly label: string;
  readonly hint?: string;
}

const FIELDS: Readonly<Record<BookSettingField, FieldText>> = {
  name: { label: 'Name of the firm', hint: 'As receipts and bills name it' },
  address: { label: 'Address' },
  email: { label: 'Email' },
  vatId: { label: 'VAT number' },
  taxNumber: { label: 'Tax number' },
  iban: { label: 'IBAN' },
  bic: { label: 'BIC' },
  tariff: { label: 'Usual tariff', hint: 'For rides without an account that has its own' },
  share: { label: 'Driver’s share', hint: 'Of what they take: 40 %' },
  years: { label: 'Years kept', hint: 'After these, prices and bills are removed' },
};

const UNUSABLE: Readonly<Record<BookSettingField, string>> = {
  name: `Please enter a name of at most ${LONGEST_FIRM_NAME} characters.`,
  address: `Please use at most ${MOST_ADDRESS_LINES} lines.`,
  email: 'Write it like name@example.com',
  vatId: 'This is too long.',
  taxNumber: 'This is too long.',
  iban: 'This is no IBAN. Please compare it with the bank’s paper.',
  bic: 'A BIC has 8 or 11 letters and digits.',
  tariff: 'Please choose a tariff of the list.',
  share: 'Please write a percentage like 40 %.',
  years: `Please write years from 1 to ${MOST_YEARS}.`,
};

/** What the firm sets for prices, receipts and bills. */
export const bookSettings = {
  title: 'Settings of the books',
  lead: 'Who the firm is on its papers, and how it charges.',
  firm: 'The firm on its papers',
  charges: 'Prices',
  loading: 'Loading the settings...',
  failed: 'The settings could not be loaded.',
  first: 'Nothing is stored yet. Until it is, rides have no prices.',
  readOnly: 'Only a system administrator can change these settings.',
  noTariff: 'None',
  shown: 'Passengers see prices before they book',
  save: 'Save settings',
  saving: 'Saving...',
  saved: { title: 'Saved', text: 'The settings of the books are saved.' },
  fields: FIELDS,
  unusable: UNUSABLE,
};

export const useBookSettingsCopy = defineCopy(bookSettings, {
  de: () => import('./book-settings-copy.de.ts'),
});
