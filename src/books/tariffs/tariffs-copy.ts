import type { LineFlaw, TariffField } from '#domain/books/model/tariffs/tariff-error.ts';
import { LONGEST_TARIFF_NAME, MOST_TARIFFS } from '#domain/books/model/tariffs/tariff.ts';
import { ENGLISH } from '#domain/books/model/tariffs/typed-tariff.ts';
import { defineCopy } from '#words/define-copy.ts';
import { AMOUNT_FLAWS } from '../amount-texts.ts';

/** The texts for the flaws of a typed line. */
export type FlawTexts = Readonly<Record<LineFlaw['why'], string>>;

interface FieldText {
  readonly label: string;
  readonly hint?: string;
}

const FIELDS: Readonly<Record<TariffField, FieldText>> = {
  name: { label: 'Name', hint: 'A later tariff with the same name replaces this one.' },
  from: { label: 'Valid from' },
  base: { label: 'Base price', hint: '4.30, or with the first distance: 3.10 incl. 410 yd' },
  bands: {
    label: 'Distance',
    hint: 'A line each, the last without an end: “to 3 km: 2.80 per km”, “2.10 per km”, or “0.20 per begun 168.7 yd”',
  },
  waiting: { label: 'Waiting', hint: '39.00 per h after 1 min, or 5.00 per begun 30 min' },
  otherBase: { label: 'Base price' },
  otherBands: { label: 'Distance' },
  otherWaiting: { label: 'Waiting' },
  times: {
    label: 'Special times',
    hint: 'The first line that fits counts: “Mon-Fri 16:00-20:00: 2.50”, “12-24, 12-31 18:00-24:00: 50 %”, “daily 22:00-6:00: other rates”',
  },
  extras: { label: 'Extras', hint: 'A line each: “Large car: 6.00”, “More than four people: 50 %”' },
  minimum: { label: 'Minimum', hint: 'Of base price and distance together' },
  rounding: { label: 'Round to', hint: '0.05; empty for the smallest coin' },
  vat: { label: 'Tax in the price', hint: 'For example 7 %' },
  fixed: {
    label: 'Fixed prices',
    hint: 'Lines from a spreadsheet or a CSV file: the first names the places to, the first column the places from.',
  },
};

const FLAWS: FlawTexts = {
  ...AMOUNT_FLAWS,
  required: 'Please fill this in.',
  unreadable: 'This line cannot be read.',
  negative: 'A price is not negative.',
  twice: 'This is there twice.',
  'too-many': 'These are too many.',
  'no-other-rates': 'The other rates are empty.',
};

export const tariffs = {
  words: ENGLISH,
  title: 'Tariffs',
  lead: 'A tariff never changes, so that each old price can be computed again. A new one with its name replaces it from its first day on.',
  heading: 'Tariffs',
  loading: 'Loading tariffs...',
  failed: 'The tariffs could not be loaded.',
  unreadable: (count: number) =>
    count === 1 ? 'One tariff is damaged and not shown.' : `${count} tariffs are damaged and not shown.`,
  newest: `Only the newest ${MOST_TARIFFS} tariffs are shown.`,
  empty: {
    title: 'No tariffs yet',
    text: 'With a tariff, this page computes what a ride costs.',
  },
  add: 'New tariff',
  basedOn: 'New from this',
  basedOnOf: (name: string) => `New from this: ${name}`,
  from: (day: string) => `from ${day}`,
  period: (from: string, last: string) => `from ${from} to ${last}`,
  states: { valid: 'valid', coming: 'coming', past: 'over', withdrawn: 'withdrawn' },
  withdrawnBy: (name: string, when: string) => `by ${name}, ${when}`,
  withdrawal: {
    title: (name: string) => `Withdraw the tariff ${name}?`,
    text: 'For a tariff that was stored by mistake. It prices no ride from now on, and stays in the list. The tariff before it ends all the same: store a new one with the right prices.',
    cancel: 'Back',
    submit: 'Withdraw',
    withdrawOf: (name: string) => `Withdraw ${name}`,
    submitting: 'Withdrawing...',
    done: (name: string) =>
      `The tariff ${name} is withdrawn. Store a new one with its name if rides are still priced by it.`,
  },
  facts: {
    waiting: 'Waiting',
    minimum: 'Minimum',
    rounding: { nearest: 'Rounded to', up: 'Rounded up to', down: 'Rounded down to' },
    vat: 'Tax',
    otherRates: 'Other rates',
    otherWaiting: 'Other rates, waiting',
  },
  fixedPlaces: (count: number) => `Fixed prices between ${count} places`,
  form: {
    text: 'It cannot be changed once it is stored. Try it out afterwards on this page, and withdraw it if it is wrong.',
    currency: 'Currency',
    unit: 'Distances in',
    units: { km: 'kilometres', mi: 'miles' },
    how: 'Rounding',
    hows: { nearest: 'to the nearest', up: 'up', down: 'down' },
    otherRates: 'Other rates, for special times',
    cancel: 'Back',
    save: 'Store the tariff',
    saving: 'Storing...',
  },
  file: {
    label: 'Fixed prices from a file',
    hint: 'A CSV file. Its lines are shown above.',
    refused: 'This file cannot be read. Please save it as CSV.',
  },
  fields: FIELDS,
  flaws: FLAWS,
  ofLine: (line: string, why: string) => (line === '' ? why : `“${line}”: ${why}`),
  errors: {
    'name-unusable': () => `Please enter a name of at most ${LONGEST_TARIFF_NAME} characters.`,
    'day-unusable': () =>
      'Please choose a day from today on, or from tomorrow on in place of another tariff, within three years.',
    'tariff-exists': () =>
      'This form was stored before you changed it, and is in the list. Press again to store this tariff as well.',
    'tariff-in-use': () =>
      'The price of a ride names this tariff. Store a new one with its name, valid from tomorrow.',
    'no-time-zone': () => 'Please set up rides first: only then is it known when a day begins.',
  },
  stored: { title: 'Stored', text: (name: string) => `The tariff ${name} is stored.` },
  tryOut: {
    heading: 'Try out',
    tariff: 'Tariff',
    ride: 'Ride',
    hint: '12.4 km, 6 min waiting, Tuesday 23:10, Large car; or “Station to Airport”',
    example: '12.4 km, 6 min waiting, Tuesday 23:10',
    missing: 'Please add a distance, or two places with a fixed price.',
    notRead: (part: string) => `“${part}” cannot be read.`,
    result: 'Price',
    at: (when: string) => `Pick-up ${when}`,
    parts: {
      fixed: 'Fixed price',
      base: 'Base price',
      distance: 'Distance',
      minimum: 'Up to the minimum',
      waiting: 'Waiting',
      time: 'Special time',
      rounding: 'Rounding',
    },
    total: 'Total',
    vat: 'of which tax',
  },
};

export const useTariffsCopy = defineCopy(tariffs, { de: () => import('./tariffs-copy.de.ts') });
