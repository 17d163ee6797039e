import type { BillColumn } from '#domain/books/model/papers/bill-csv.ts';
import type { UblFlaw, UblWords } from '#domain/books/model/papers/ubl.ts';
import { defineCopy } from '#words/define-copy.ts';

const FLAWS: Readonly<Record<UblFlaw, string>> = {
  'no-name': 'An e-invoice needs the names of the firm and of the account customer.',
  'no-tax-id':
    'An e-invoice needs the VAT number or the tax number of the firm. This bill was issued without one.',
  'no-country':
    'An e-invoice needs the country of the firm, by which its VAT number or its IBAN begins. This bill was issued without one.',
  'not-whole': 'An e-invoice needs all lines of the bill.',
};

const COLUMNS: Readonly<Record<BillColumn, string>> = {
  number: 'Number',
  kind: 'Kind',
  corrects: 'Corrects',
  day: 'Date',
  due: 'Due',
  paid: 'Paid on',
  from: 'Period from',
  until: 'Period to',
  account: 'Account number',
  name: 'Account',
  vatId: 'VAT number',
  currency: 'Currency',
  rate: 'Tax rate',
  net: 'Net',
  tax: 'Tax',
  gross: 'Gross',
};

const UBL: Pick<UblWords, 'ride' | 'exempt' | 'credited'> = {
  ride: 'Ride',
  exempt: 'Exempt from tax',
  credited: 'This amount is credited.',
};

/** Bills, credit notes and statements on paper and as files. */
export const papers = {
  sign: '.',
  loading: 'Loading the bill...',
  failed: 'The bill could not be loaded.',
  back: 'Bills',
  statementLink: 'Statement of this account customer',
  print: 'Print',
  missing: {
    title: 'No such bill',
    text: 'There is no bill at this address. It may have been a draft that was removed.',
  },
  draft: {
    title: 'Not issued yet',
    text: 'This is a draft. It gets a number and a print view once it is issued.',
  },
  kinds: { bill: 'Invoice', credit: 'Credit note' },
  of: { bill: (number: string) => `Invoice ${number}`, credit: (number: string) => `Credit note ${number}` },
  notWhole:
    'Some lines of this bill are damaged or missing, so it must not be sent. Its sums are those that were issued.',
  paid: (day: string) => `Paid on ${day}`,
  paidBack: (day: string) => `Paid back on ${day}`,
  facts: {
    number: 'Number',
    day: 'Date',
    period: 'Period of the rides',
    due: 'Please pay by',
    corrects: 'Corrects',
    vatId: 'VAT number',
    taxNumber: 'Tax number',
  },
  firm: 'From',
  payer: 'To',
  correctsBill: (number: string, day: string) => `Invoice ${number} of ${day}`,
  lines: 'Rides',
  line: { number: 'No.', when: 'Date', ride: 'Ride', rate: 'Tax', amount: 'Amount' },
  noRoute: 'Ride',
  sums: 'Sums',
  sum: { rate: 'Tax rate', net: 'Net', tax: 'Tax', gross: 'Gross', total: 'Total' },
  included: 'The amounts of the rides include tax.',
  exempt: 'exempt',
  terms: (amount: string, day: string, number: string) =>
    `Please pay ${amount} by ${day}, with the number ${number} as the reference.`,
  termsWithoutAmount: 'There is nothing to pay.',
  credited: (amount: string) => `You are credited ${amount}.`,
  account: 'Bank account',
  codeText: 'Scan it with your banking app.',
  codeOf: (amount: string, iban: string, number: string) =>
    `Payment code for a banking app: ${amount} to ${iban}, reference ${number}`,
  invoice: {
    save: 'Save the e-invoice',
    saving: 'Writing...',
    saved: (name: string) => `Saved as ${name}, an XML file by EN 16931 (UBL 2.1).`,
    flaws: FLAWS,
    ubl: UBL,
    due: (day: string) => `Please pay by ${day}.`,
  },
  statement: {
    title: 'Statement of account',
    of: (name: string) => `Statement of account: ${name}`,
    asOf: (day: string) => `As of ${day}`,
    loading: 'Loading the statement...',
    failed: 'The statement could not be loaded.',
    none: { title: 'Nothing billed yet', text: 'No bill has been issued for this account.' },
    damaged: (count: number) =>
      count === 1
        ? 'One bill is damaged and not in this statement.'
        : `${count} bills are damaged and not in this statement.`,
    head: { day: 'Date', number: 'Number', due: 'Due', amount: 'Amount', paid: 'Paid on', open: 'Open' },
    open: 'Open in all',
    owed: 'In your favour',
    overdue: 'overdue',
    csv: {
      name: (day: string) => `statement-${day}.csv`,
      saved: (lines: string) => `Saved. Bills and credit notes in the file: ${lines}.`,
    },
  },
  csv: {
    heading: 'For the accountant',
    text: 'Bills and credit notes that were issued in a month, a line for each tax rate.',
    month: 'Month',
    save: 'Save as CSV',
    failed: 'The settings of the file could not be loaded.',
    name: (month: string) => `bills-${month}.csv`,
    saved: (lines: string) => `Saved. Lines in the file: ${lines}.`,
    columns: COLUMNS,
  },
};

export const usePapersCopy = defineCopy(papers, { de: () => import('./papers-copy.de.ts') });
