import type { Payment } from '#domain/books/model/fares/fare.ts';
import { defineCopy } from '#words/define-copy.ts';

const PAID: Readonly<Record<Exclude<Payment, 'nothing'>, string>> = {
  cash: 'Paid in cash',
  card: 'Paid by card',
  account: 'On account: billed to the customer, not yet paid',
};

export const receipt = {
  title: 'Receipt',
  /** A ride on account is not paid, so its paper is not called a receipt. */
  record: 'Ride record',
  loading: 'Loading the receipt...',
  failed: 'The receipt could not be loaded.',
  back: 'To the ride',
  print: 'Print',
  number: 'Number',
  day: 'Day',
  pickUp: 'Pick-up',
  from: 'From',
  to: 'To',
  car: 'Car',
  net: 'Without tax',
  vat: (rate: string) => `Tax ${rate} %`,
  total: 'Total',
  noTax: 'No tax is shown.',
  vatId: (id: string) => `VAT number ${id}`,
  taxNumber: (number: string) => `Tax number ${number}`,
  paid: PAID,
  asOf: (when: string) => `As of ${when}`,
  none: {
    title: 'No receipt',
    'not-entered': 'What this ride has cost is not entered yet.',
    'nothing-paid': 'Nothing was paid for this ride.',
    unknown: 'There is no price for this ride that you may see.',
  },
};

export const useReceiptCopy = defineCopy(receipt, { de: () => import('./receipt-copy.de.ts') });
