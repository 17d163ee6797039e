import { fail, succeed, type Result } from '../../../shared/result.ts';
import { typedLines, typedText } from '../../../shared/typed-text.ts';
import {
  LONGEST_FIRM_NAME,
  LONGEST_FIRM_NUMBER,
  MOST_YEARS,
  WHOLE_SHARE,
  type BookSettings,
  type WantedBookSettings,
} from '../basics/book-settings.ts';
import { readIban } from '../basics/iban.ts';
import { CURRENCIES } from '../basics/money.ts';
import { LARGEST_VAT, LONGEST_TARIFF_NAME } from '../tariffs/tariff.ts';
import { readRate, typedPercent } from '../basics/percent.ts';
import { LONGEST_ADDRESS_LINE, MOST_ADDRESS_LINES } from './payer.ts';

/** The typed fields of the form, in its order. */
export const BOOK_SETTING_FIELDS = [
  'name',
  'address',
  'email',
  'vatId',
  'taxNumber',
  'iban',
  'bic',
  'tariff',
  'currency',
  'vat',
  'share',
  'years',
] as const;
export type BookSettingField = (typeof BOOK_SETTING_FIELDS)[number];

/** The form of the settings. The address has line breaks. Percentages are like `40 %`. `tariff` is `''` for none. */
export type TypedBookSettings = Readonly<Record<BookSettingField, string>> &
  Pick<BookSettings, 'shown' | 'columns'>;

export interface BookSettingError {
  readonly code: 'book-setting-unusable';
  readonly field: BookSettingField;
}

/** The form filled with stored settings; `sign` is the decimal sign of the language. */
export function typedBookSettings(settings: WantedBookSettings, sign = '.'): TypedBookSettings {
  const { address, tariff, vat, share, years, ...texts } = settings;
  return {
    ...texts,
    address: address.join('\n'),
    tariff: tariff ?? '',
    vat: typedPercent(vat, sign),
    share: typedPercent(share, sign),
    years: String(years),
  };
}

/** Parses the form of the settings. Fails with all errors, in the order of the fields. */
export function parseBookSettings(
  typed: TypedBookSettings,
): Result<WantedBookSettings, readonly BookSettingError[]> {
  const name = typedText(typed.name);
  const address = typedLines(typed.address).split('\n').filter(Boolean);
  const email = typedText(typed.email).toLowerCase();
  const vatId = typedText(typed.vatId);
  const taxNumber = typedText(typed.taxNumber);
  const bic = typedText(typed.bic).toUpperCase();
  const iban = typed.iban.trim() === '' ? '' : readIban(typed.iban);
  const tariff = typedText(typed.tariff);
  const currency = CURRENCIES.find((each) => each === typedText(typed.currency).toUpperCase());
  const vat = readRate(typed.vat) ?? Number.NaN;
  const share = readRate(typed.share) ?? Number.NaN;
  const years = /^\d{1,2}$/.test(typed.years.trim()) ? Number(typed.years) : Number.NaN;
  const isUsable: Readonly<Record<BookSettingField, boolean>> = {
    name: name !== '' && name.length <= LONGEST_FIRM_NAME,
    address:
      address.length <= MOST_ADDRESS_LINES && address.every((line) => line.length <= LONGEST_ADDRESS_LINE),
    email: email.length <= LONGEST_FIRM_NAME && /^(?:[^\s@]+@[^\s@]+)?$/.test(email),
    vatId: vatId.length <= LONGEST_FIRM_NUMBER,
    taxNumber: taxNumber.length <= LONGEST_FIRM_NUMBER,
    iban: iban !== undefined,
    bic: /^(?:[A-Z\d]{8}(?:[A-Z\d]{3})?)?$/.test(bic),
    tariff: tariff.length <= LONGEST_TARIFF_NAME,
    currency: currency !== undefined,
    vat: vat <= LARGEST_VAT,
    share: share <= WHOLE_SHARE,
    years: years >= 1 && years <= MOST_YEARS,
  };
  const errors = BOOK_SETTING_FIELDS.filter((field) => !isUsable[field]);
  if (currency === undefined || errors.length > 0)
    return fail(errors.map((field) => ({ code: 'book-setting-unusable', field })));
  return succeed({
    name,
    address,
    email,
    vatId,
    taxNumber,
    iban: iban ?? '',
    bic,
    tariff: tariff === '' ? null : tariff,
    currency,
    vat,
    shown: typed.shown,
    share,
    years,
    columns: typed.columns,
  });
}
