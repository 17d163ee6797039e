import { fail, succeed, type Result } from '../../../shared/result.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { isIbanCountry, readIban } from '../basics/iban.ts';
import { typedAmount } from '../basics/typed-amount.ts';
import type { BillLine } from '../bills/bill.ts';
import { isWhole, netLines, ratesOf, sumOf, type IssuedBill, type Paper } from './paper.ts';

/** The data that a bill lacks for an electronic invoice. `not-whole`: `isWhole` is false, or there are no lines. */
export type UblFlaw = 'no-name' | 'no-tax-id' | 'no-country' | 'not-whole';

/** The texts of the file that people read. */
export interface UblWords {
  readonly ride: string;
  readonly exempt: string;
  readonly credited: string;
  /** `day` is `2026-11-29`. */
  readonly due: (day: string) => string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => typedText(text).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

/** A basic element (`cbc`), without characters that XML forbids; `''` for an empty text. */
function basic(name: string, text: string, attribute = ''): string {
  const content = escaped(text);
  return content === '' ? '' : `<cbc:${name}${attribute}>${content}</cbc:${name}>`;
}

/** An aggregate element (`cac`); `''` without content. */
function aggregate(name: string, ...elements: readonly string[]): string {
  const content = elements.join('');
  return content === '' ? '' : `<cac:${name}>${content}</cac:${name}>`;
}

/** Tax ids of Greece and Northern Ireland begin with these prefixes, which are no country codes. */
const TAX_COUNTRIES: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

const compact = (id: string) => typedText(id).replaceAll(/\s/g, '').toUpperCase();

/** The country code at the beginning of a tax id or an IBAN; `undefined` if `isIbanCountry` does not know it. */
function countryOf(id: string): string | undefined {
  const prefix = compact(id).slice(0, 2);
  const country = TAX_COUNTRIES[prefix] ?? prefix;
  return isIbanCountry(country) ? country : undefined;
}

/** The postal code and the town in a line of an address. */
const TOWN = /^(?:[A-Z]{1,3}[- ])?(\d{4,5}|\d{3} \d{2}|\d{4} [A-Z]{2}|\d{2}-\d{3}) (\D.*)$/;

function postalAddress(address: readonly string[], country: string): string {
  const lines = address.map(typedText).filter((line) => line !== '');
  const at = lines.findLastIndex((line) => TOWN.test(line));
  const [, zone = '', city = ''] = TOWN.exec(lines[at] ?? '') ?? [];
  const [first = '', second = '', ...others] = lines.filter((_, index) => index !== at);
  return aggregate(
    'PostalAddress',
    basic('StreetName', first),
    basic('AdditionalStreetName', second),
    basic('CityName', city),
    basic('PostalZone', zone),
    aggregate('AddressLine', basic('Line', others.join(', '))),
    aggregate('Country', basic('IdentificationCode', country)),
  );
}

const taxScheme = (id = 'VAT') => aggregate('TaxScheme', basic('ID', id));

type Party = Omit<IssuedBill['issued']['payer'], 'number'> & { readonly number?: string };

/** The `Party` element. Its id is a payer's number, or the tax number of a firm without a valid VAT id. */
function party(of: Party, country: string, taxNumber = ''): string {
  const vatId = countryOf(of.vatId) === undefined ? '' : compact(of.vatId);
  return aggregate(
    'Party',
    basic('EndpointID', of.email, ' schemeID="EM"'),
    aggregate('PartyIdentification', basic('ID', of.number ?? (vatId === '' ? taxNumber : ''))),
    postalAddress(of.address, country),
    vatId === '' ? '' : aggregate('PartyTaxScheme', basic('CompanyID', vatId), taxScheme()),
    taxNumber === '' ? '' : aggregate('PartyTaxScheme', basic('CompanyID', taxNumber), taxScheme('FC')),
    aggregate('PartyLegalEntity', basic('RegistrationName', of.name)),
    aggregate('Contact', basic('ElectronicMail', of.email)),
  );
}

/** A ride with the rate zero is exempt, such as a patient's ride or any ride of a small firm. */
const taxCategory = (name: string, rate: number, reason = '') =>
  aggregate(
    name,
    basic('ID', rate === 0 ? 'E' : 'S'),
    basic('Percent', String(rate / 10)),
    rate === 0 ? basic('TaxExemptionReason', reason) : '',
    taxScheme(),
  );

function item({ day, clock, from, to, passenger, references, vat }: BillLine, ride: string): string {
  const route = [from, to].map(typedText).filter((place) => place !== '');
  const named = references.map((reference) => {
    const [label = '', ...answer] = reference.split(': ');
    return { reference, label: typedText(label), value: typedText(answer.join(': ')) };
  });
  // A property needs a name and a value.
  const properties = named.filter(({ label, value }) => label !== '' && value !== '');
  const others = named.filter((each) => !properties.includes(each)).map(({ reference }) => reference);
  const description = [`${day} ${clock}`, passenger, ...others].map(typedText).filter((part) => part !== '');
  return aggregate(
    'Item',
    basic('Description', description.join(', ')),
    basic('Name', route.length === 0 ? ride : `${ride}: ${route.join(' – ')}`),
    taxCategory('ClassifiedTaxCategory', vat),
    ...properties.map(({ label, value }) =>
      aggregate('AdditionalItemProperty', basic('Name', label), basic('Value', value)),
    ),
  );
}

/** The code is 58 for a SEPA credit transfer, 30 for any other transfer. */
function paymentMeans({ currency, issued: { firm, number } }: IssuedBill): string {
  const iban = readIban(firm.iban);
  if (iban === undefined) return '';
  return aggregate(
    'PaymentMeans',
    basic('PaymentMeansCode', currency === 'EUR' ? '58' : '30'),
    basic('PaymentID', number),
    aggregate(
      'PayeeFinancialAccount',
      basic('ID', iban),
      basic('Name', firm.name),
      aggregate('FinancialInstitutionBranch', basic('ID', compact(firm.bic))),
    ),
  );
}

const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:';

/**
 * An issued bill or credit note as an electronic invoice. The format is UBL 2.1 by the core of EN 16931, without the
 * rules of any country. The sums are those of the paper; `netLines` gives the net price of each line. The firm's
 * country comes from its VAT id, otherwise from its IBAN. The payer's country comes from its VAT id; without one it is
 * the firm's.
 */
export function ublOf(
  { bill, lines, corrects }: Omit<Paper, 'paidOn'>,
  words: UblWords,
): Result<string, UblFlaw> {
  const { issued, currency, kind } = bill;
  const { firm, payer } = issued;
  const country = countryOf(firm.vatId) ?? countryOf(readIban(firm.iban) ?? '');
  // A VAT id without a known country stands in for a missing tax number.
  const taxNumber =
    countryOf(firm.vatId) === undefined ? typedText(firm.taxNumber || firm.vatId) : typedText(firm.taxNumber);
  if (typedText(firm.name) === '' || typedText(payer.name) === '') return fail('no-name');
  if (countryOf(firm.vatId) === undefined && taxNumber === '') return fail('no-tax-id');
  if (country === undefined) return fail('no-country');
  if (lines.length === 0 || !isWhole({ bill, lines })) return fail('not-whole');
  const isBill = kind === 'bill';
  const root = isBill ? 'Invoice' : 'CreditNote';
  const amount = (name: string, value: number) =>
    basic(name, typedAmount(value, currency), ` currencyID="${currency}"`);
  // `bill.totals` lacks rates that have only free rides. The invoice needs a part for each rate.
  const parts = ratesOf({ totals: new Map([...lines.map(({ vat }) => [vat, 0] as const), ...bill.totals]) });
  const sum = sumOf(parts);
  const nets = netLines(lines);
  const body = [
    basic('CustomizationID', 'urn:cen.eu:en16931:2017'),
    basic('ID', issued.number),
    basic('IssueDate', issued.day),
    isBill ? basic('DueDate', issued.due) : '',
    basic(`${root}TypeCode`, isBill ? '380' : '381'),
    basic('DocumentCurrencyCode', currency),
    aggregate('InvoicePeriod', basic('StartDate', bill.from), basic('EndDate', bill.until)),
    corrects === null
      ? ''
      : aggregate(
          'BillingReference',
          aggregate(
            'InvoiceDocumentReference',
            basic('ID', corrects.issued.number),
            basic('IssueDate', corrects.issued.day),
          ),
        ),
    aggregate('AccountingSupplierParty', party(firm, country, taxNumber)),
    aggregate('AccountingCustomerParty', party(payer, countryOf(payer.vatId) ?? country)),
    isBill ? paymentMeans(bill) : '',
    aggregate('PaymentTerms', basic('Note', isBill ? words.due(issued.due) : words.credited)),
    aggregate(
      'TaxTotal',
      amount('TaxAmount', sum.tax),
      ...parts.map(({ rate, net, tax }) =>
        aggregate(
          'TaxSubtotal',
          amount('TaxableAmount', net),
          amount('TaxAmount', tax),
          taxCategory('TaxCategory', rate, words.exempt),
        ),
      ),
    ),
    aggregate(
      'LegalMonetaryTotal',
      amount('LineExtensionAmount', sum.net),
      amount('TaxExclusiveAmount', sum.net),
      amount('TaxInclusiveAmount', sum.gross),
      amount('PayableAmount', sum.gross),
    ),
    ...lines.map((line, index) =>
      aggregate(
        `${root}Line`,
        basic('ID', String(index + 1)),
        basic(isBill ? 'InvoicedQuantity' : 'CreditedQuantity', '1', ' unitCode="C62"'),
        amount('LineExtensionAmount', nets[index] ?? 0),
        aggregate('InvoicePeriod', basic('StartDate', line.day), basic('EndDate', line.day)),
        item(line, words.ride),
        aggregate('Price', amount('PriceAmount', nets[index] ?? 0)),
      ),
    ),
  ];
  return succeed(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}${root}-2"` +
      ` xmlns:cac="${NAMESPACE}CommonAggregateComponents-2" xmlns:cbc="${NAMESPACE}CommonBasicComponents-2">\n` +
      `${body.filter((part) => part !== '').join('\n')}\n</${root}>\n`,
  );
}
