import { InvoiceService, invoiceSchema } from '@e-invoice-eu/core';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert, create } from 'xmlbuilder2';
import { z } from 'zod';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { decimalsOf } from '../basics/money.ts';
import { anyPaper } from './any-paper.builder.ts';
import { CLINIC, creditOf, FIRM, lineOf, paperOf } from './paper.builder.ts';
import type { Paper } from './paper.ts';
import { ublOf, type UblWords } from './ubl.ts';

const RUNS = Math.min(Number(process.env['FUZZ_RUNS'] ?? 25), 200);

const WORDS: UblWords = {
  ride: 'Ride',
  exempt: 'Exempt from tax',
  credited: 'This amount is credited.',
  due: (day) => `Please pay by ${day}.`,
};

const xmlOf = (paper: Paper) => valueOf(ublOf(paper, WORDS));

type Tree = { readonly [name: string]: Tree | readonly Tree[] | string };
const tree: z.ZodType<Tree> = z.lazy(() =>
  z.record(
    z.string(),
    z.union([z.string(), tree, z.array(z.union([tree, z.string().transform((text) => ({ '#': text }))]))]),
  ),
);
const parsed = (xml: string): Tree => tree.parse(convert(xml, { format: 'object' }));

/** The part of a schema that this file reads. */
interface Schema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly items?: Schema | undefined;
}
const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.unknown().optional(),
    properties: z.record(z.string(), schema).optional(),
    items: schema.optional(),
  }),
);

/** The tree in the library's form, with attributes beside their elements, and lists where the schema has them. */
function asInput(node: Tree, of: Schema | undefined): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => !name.startsWith('@'))
      .flatMap(([name, child]): (readonly [string, unknown])[] => {
        if (typeof child === 'string') return [[name, child]];
        const part = of?.properties?.[name];
        const items = Array.isArray(child) ? z.array(tree).parse(child) : [tree.parse(child)];
        const [first] = items;
        if (part?.type === 'array') return [[name, items.map((item) => asInput(item, part.items))]];
        if (items.length > 1 || first === undefined) throw new Error(`${name} is there more than once.`);
        if (typeof first['#'] !== 'string') return [[name, asInput(first, part)]];
        const attributes = Object.entries(first).filter(([key]) => key.startsWith('@'));
        return [[name, first['#']], ...attributes.map(([key, value]) => [name + key, value] as const)];
      }),
  );
}

/** Renames the elements of a credit note to those of an invoice, as the library expects. */
const asInvoice = (xml: string) =>
  xml
    .replaceAll('CreditNoteLine', 'InvoiceLine')
    .replaceAll('CreditNoteTypeCode', 'InvoiceTypeCode')
    .replaceAll('CreditedQuantity', 'InvoicedQuantity');

const input = z.custom<Parameters<InvoiceService['generate']>[0]>();
const silent = { log: () => {}, warn: () => {}, error: () => {} };

/**
 * Returns the document as the library writes it. The library refuses what its schema of EN 16931 does not allow:
 * elements, their number, codes, dates and amounts. It puts the elements in the order of UBL.
 */
async function rewritten(xml: string): Promise<Tree> {
  const [root] = Object.values(parsed(asInvoice(xml)));
  const invoice = schema.parse(invoiceSchema).properties?.['ubl:Invoice'];
  const written = await new InvoiceService(silent).generate(
    input.parse({ 'ubl:Invoice': asInput(tree.parse(root), invoice) }),
    { format: 'UBL', lang: 'en', noWarnings: true },
  );
  return parsed(
    z
      .string()
      .parse(written)
      .replace(/<cbc:ProfileID>.*?<\/cbc:ProfileID>/, ''),
  );
}

/** A document as a text, with its elements in their order. */
const elementsOf = (document: Tree) => JSON.stringify(document);

/** The texts of all elements with this name. */
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text = '']) => text);
const partsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cac:${name}>(.*?)</cac:${name}>`, 'gs'))].map(([, part = '']) => part);

/** An amount as a whole number of hundredths, read without the code of the product. */
function hundredths(text: string | undefined): number {
  const [, whole = '', parts = ''] = /^(\d+)(?:\.(\d\d))?$/.exec(text ?? '') ?? [];
  expect(text).toMatch(/^\d+(\.\d\d)?$/);
  return Number(whole) * 100 + Number(parts);
}
const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
const amountsOf = (xml: string, name: string) => textsOf(xml, name).map(hundredths);
const amountOf = (xml: string, name: string) => amountsOf(xml, name)[0] ?? -1;

/** Checks the sums of the file by the rules of EN 16931. */
function checkSums(xml: string, smallest: number) {
  const lines = [...partsOf(xml, 'InvoiceLine'), ...partsOf(xml, 'CreditNoteLine')];
  const [taxTotal = ''] = partsOf(xml, 'TaxTotal');
  const [totals = ''] = partsOf(xml, 'LegalMonetaryTotal');
  const rates = partsOf(xml, 'TaxSubtotal').map((part) => ({
    rate: Number(textsOf(part, 'Percent')[0]),
    taxable: amountOf(part, 'TaxableAmount'),
    tax: amountOf(part, 'TaxAmount'),
  }));
  const nets = lines.map((line) => ({
    rate: Number(textsOf(line, 'Percent')[0]),
    net: amountOf(line, 'LineExtensionAmount'),
  }));
  const net = amountOf(totals, 'LineExtensionAmount');
  const exclusive = amountOf(totals, 'TaxExclusiveAmount');
  const inclusive = amountOf(totals, 'TaxInclusiveAmount');
  const tax = amountOf(taxTotal, 'TaxAmount');
  expect(sum(nets.map((line) => line.net)), 'BR-CO-10').toBe(net);
  expect(exclusive, 'BR-CO-13').toBe(net);
  expect(sum(rates.map((rate) => rate.tax)), 'BR-CO-14').toBe(tax);
  expect(inclusive, 'BR-CO-15').toBe(exclusive + tax);
  expect(amountOf(totals, 'PayableAmount'), 'BR-CO-16').toBe(inclusive);
  for (const { rate, taxable, tax: part } of rates) {
    const ofRate = nets.filter((line) => line.rate === rate).map((line) => line.net);
    expect(sum(ofRate), 'BR-S-08').toBe(taxable);
    // The tax is computed from the price with tax, so it may differ from this product by one smallest unit.
    const product = Math.round((taxable * rate) / 100 / smallest) * smallest;
    expect(Math.abs(part - product), 'BR-CO-17').toBeLessThanOrEqual(smallest);
  }
  for (const line of lines) expect(amountOf(line, 'PriceAmount')).toBe(amountOf(line, 'LineExtensionAmount'));
}

const RIDES = [
  lineOf('a', { references: ['Kostenstelle: 4711', 'Ref: A: "b" & <c>'] }),
  lineOf('b', { vat: 190, amount: 999, passenger: 'Erika Muster' }),
  lineOf('c', { vat: 0, amount: 333, from: '', to: '', references: ['4711', ''] }),
];

describe('an electronic invoice', () => {
  test.each([
    ['bill', paperOf(RIDES)],
    ['credit note', creditOf(RIDES)],
    ['bill in yen', paperOf(RIDES, { currency: 'JPY' })],
  ])('a %s is what an independent library of EN 16931 writes, in the same order', async (_, paper) => {
    const xml = xmlOf(paper);
    expect(elementsOf(await rewritten(xml))).toBe(elementsOf(parsed(xml)));
  });

  test('the library refuses a country, a currency and an element that EN 16931 does not know', async () => {
    const xml = xmlOf(paperOf(RIDES));
    await expect(rewritten(xml.replace('>DE</cbc:Id', '>DD</cbc:Id'))).rejects.toThrow('validation failed');
    await expect(rewritten(xml.replace('>EUR<', '>EUX<'))).rejects.toThrow('validation failed');
    await expect(rewritten(xml.replaceAll('cbc:DueDate', 'cbc:DueDay'))).rejects.toThrow('validation failed');
    await expect(
      rewritten(xml.replace(/<cac:LegalMonetaryTotal>.*<\/cac:LegalMonetaryTotal>/, '')),
    ).rejects.toThrow('validation failed');
  });

  test('an invoice of any bill or credit note is well-formed, and its sums obey EN 16931', () => {
    fc.assert(
      fc.property(anyPaper(), (paper) => {
        const xml = xmlOf(paper);
        expect(xml).not.toMatch(/[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\p{Cs}|(?!\n)\p{Cc}/u);
        // A parser writes the same text again. No element is empty.
        expect(create(xml).end({ headless: true })).toBe(
          xml
            .replace(/^<\?.*\n/, '')
            .replaceAll('\n', '')
            .replaceAll('&quot;', '"')
            .replaceAll('&apos;', "'"),
        );
        expect(xml).not.toMatch(/<(\S+)[^>]*><\/\1>/);
        checkSums(xml, decimalsOf(paper.bill.currency) === 0 ? 100 : 1);
        expect(partsOf(xml, `${paper.bill.kind === 'bill' ? 'Invoice' : 'CreditNote'}Line`)).toHaveLength(
          paper.lines.length,
        );
      }),
      // A bill of 500 lines is half a megabyte, for which the parser takes long.
      { numRuns: Math.ceil(RUNS / 3) },
    );
  });

  test('an invoice of 500 lines at two rates has exact sums', () => {
    const lines = Array.from({ length: 500 }, (_, nth) =>
      lineOf(String(nth), { amount: 1 + ((nth * 7919) % 9973), vat: nth % 2 === 0 ? 190 : 70 }),
    );
    const xml = xmlOf(paperOf(lines));
    checkSums(xml, 1);
    const [total = ''] = partsOf(xml, 'TaxTotal');
    const taxOf = (rate: number) => {
      const gross = lines.reduce((all, { vat, amount }) => all + (vat === rate ? BigInt(amount) : 0n), 0n);
      const [dividend, divisor] = [gross * BigInt(rate), BigInt(1000 + rate)];
      return Number((2n * dividend + divisor) / (2n * divisor));
    };
    const [, ...parts] = amountsOf(total, 'TaxAmount');
    expect(parts).toEqual([taxOf(190), taxOf(70)]);
    expect(amountOf(xml, 'PayableAmount')).toBe(sum(lines.map(({ amount }) => amount)));
  });

  test('an invoice of any short bill is what an independent library writes', async () => {
    await fc.assert(
      fc.asyncProperty(anyPaper(4), async (paper) => {
        const xml = xmlOf(paper);
        expect(elementsOf(await rewritten(xml))).toBe(elementsOf(parsed(xml)));
      }),
      { numRuns: Math.min(RUNS, 15) },
    );
  });

  test('an invoice has the parties, the period, the day and route of each ride, references and a way to pay', () => {
    const xml = xmlOf(paperOf(RIDES));
    expect(textsOf(xml, 'InvoiceTypeCode')).toEqual(['380']);
    expect(textsOf(xml, 'RegistrationName')).toEqual([
      'Stadttaxi Müller &amp; Töchter GmbH',
      'Klinikum &quot;Am Park&quot; &lt;Süd&gt;',
    ]);
    expect(textsOf(xml, 'CompanyID')).toEqual(['DE123456789', '37/123/45678']);
    expect(textsOf(xml, 'CityName')).toEqual(['Berlin', 'Neustadt']);
    expect(textsOf(xml, 'PostalZone')).toEqual(['10119', '12345']);
    expect(textsOf(xml, 'IdentificationCode')).toEqual(['DE', 'DE']);
    expect(textsOf(xml, 'StartDate')).toEqual(['2026-11-01', '2026-11-03', '2026-11-03', '2026-11-03']);
    const [first = '', second = '', third = ''] = partsOf(xml, 'InvoiceLine');
    expect(textsOf(first, 'Name')).toEqual(['Ride: Mitte – Flughafen', 'Kostenstelle', 'Ref']);
    expect(textsOf(first, 'Value')).toEqual(['4711', 'A: &quot;b&quot; &amp; &lt;c&gt;']);
    expect(textsOf(second, 'Description')).toEqual(['2026-11-03 14:05, Erika Muster']);
    expect(textsOf(third, 'Name')).toEqual(['Ride']);
    expect(textsOf(third, 'Description')).toEqual(['2026-11-03 14:05, 4711']);
    expect(textsOf(xml, 'TaxExemptionReason')).toEqual(['Exempt from tax']);
    const [payment = ''] = partsOf(xml, 'PaymentMeans');
    expect(textsOf(payment, 'PaymentMeansCode')).toEqual(['58']);
    expect(textsOf(payment, 'ID')).toEqual(['DE89370400440532013000', 'COBADEFFXXX']);
    expect(textsOf(payment, 'PaymentID')).toEqual(['2026-00042']);
  });

  test('a credit note names the corrected bill, and asks for no payment', () => {
    const xml = xmlOf(creditOf(RIDES));
    expect(textsOf(xml, 'CreditNoteTypeCode')).toEqual(['381']);
    const [corrected = ''] = partsOf(xml, 'BillingReference');
    expect(textsOf(corrected, 'ID')).toEqual(['2026-00041']);
    expect(partsOf(xml, 'PaymentMeans')).toEqual([]);
    expect(textsOf(xml, 'Note')).toEqual(['This amount is credited.']);
  });

  test('a country comes from the tax id, otherwise from the IBAN of the firm', () => {
    const countries = (firm: Partial<typeof FIRM>, payer: Partial<typeof CLINIC> = {}) =>
      textsOf(
        xmlOf(paperOf(RIDES, { issued: { firm: { ...FIRM, ...firm }, payer: { ...CLINIC, ...payer } } })),
        'IdentificationCode',
      );
    expect(countries({ vatId: 'ATU12345678' })).toEqual(['AT', 'AT']);
    expect(countries({ vatId: '' })).toEqual(['DE', 'DE']);
    expect(countries({ vatId: 'EL123456789' }, { vatId: 'XI123456789' })).toEqual(['GR', 'GB']);
    expect(countries({}, { vatId: '12 345' })).toEqual(['DE', 'DE']);
  });

  test('a firm without a VAT id has its tax number as its id, too', () => {
    const xml = xmlOf(paperOf(RIDES, { issued: { firm: { ...FIRM, vatId: '' } } }));
    const [supplier = ''] = partsOf(xml, 'AccountingSupplierParty');
    expect(textsOf(supplier, 'CompanyID')).toEqual(['37/123/45678']);
    expect(textsOf(supplier, 'ID')).toEqual(['37/123/45678', 'FC']);
  });

  test('an invoice is refused without a name, a tax id, a country, or a line', () => {
    const of = (firm: Partial<typeof FIRM>) =>
      errorOf(ublOf(paperOf(RIDES, { issued: { firm: { ...FIRM, ...firm } } }), WORDS));
    expect(of({ name: ' \u202E' })).toBe('no-name');
    expect(of({ vatId: '', taxNumber: '' })).toBe('no-tax-id');
    expect(of({ vatId: '', iban: '' })).toBe('no-country');
    expect(errorOf(ublOf({ ...paperOf(RIDES), lines: RIDES.slice(1) }, WORDS))).toBe('not-whole');
    expect(errorOf(ublOf(paperOf([]), WORDS))).toBe('not-whole');
  });
});
