import { isMap } from '#domain/shared/decoders.ts';

/**
 * Adds up a month from its fares, without code of the books. It reads raw documents by path, and computes with whole
 * numbers of any size.
 */

/** All documents of the books by path, as stored. */
export type StoredBooks = ReadonlyMap<string, unknown>;

/** What was typed at the end of a ride, or at its last correction. */
export interface Entered {
  readonly total: number;
  readonly paid: string;
  readonly payer: string | null;
  readonly driver: string;
  readonly plate: string;
  readonly day: string;
  /** How often the fare was corrected. */
  readonly corrections: number;
}

/** The numbers on the papers that the product has made from its documents. */
export interface Printed {
  readonly receipts: readonly { readonly ride: string; readonly total: number; readonly tax: number }[];
  readonly sheets: readonly {
    readonly driver: string;
    readonly day: string;
    readonly total: number;
    readonly share: number;
    readonly owed: number;
  }[];
  readonly taxes: readonly { readonly bill: string; readonly rate: number; readonly tax: number }[];
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (isMap(value) ? value : {});
const whole = (value: unknown): bigint => (Number.isSafeInteger(value) ? BigInt(Number(value)) : -1n);
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A quotient, rounded half up. The dividend is not negative. */
const quotient = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor);

class Sums {
  readonly #sums = new Map<string, bigint>();

  add(key: string, amount: bigint): void {
    this.#sums.set(key, this.of(key) + amount);
  }

  of(key: string): bigint {
    return this.#sums.get(key) ?? 0n;
  }

  /** A text for each difference between two tables. A sum of zero counts as none. */
  unlike(other: Sums, what: string): readonly string[] {
    return [...new Set([...this.#sums.keys(), ...other.#sums.keys()])]
      .filter((key) => this.of(key) !== other.of(key))
      .map((key) => `${what} ${key}: ${other.of(key)}, not ${this.of(key)}`);
  }
}

interface Ended {
  readonly ride: string;
  readonly payer: string | null;
  readonly day: string;
  readonly currency: string;
  readonly hidden: boolean;
  readonly vat: bigint;
  readonly bill: string | null;
  readonly total: bigint;
  readonly length: bigint;
  readonly paid: string;
  readonly driver: string;
  readonly plate: string;
}

function endedIn(books: StoredBooks): ReadonlyMap<string, Ended> {
  const ended = new Map<string, Ended>();
  for (const [path, stored] of books) {
    const ride = /^fares\/([^/]+)$/.exec(path)?.[1];
    const fare = fieldsOf(stored);
    if (ride === undefined || !isMap(fare['end'])) continue;
    const { total, length, paid, driver, plate } = fare['end'];
    ended.set(ride, {
      ride,
      payer: typeof fare['payer'] === 'string' ? fare['payer'] : null,
      bill: typeof fare['bill'] === 'string' ? fare['bill'] : null,
      hidden: fare['hidden'] === true,
      currency: text(fare['currency']),
      day: text(fare['day']),
      vat: whole(fare['vat']),
      total: whole(total),
      length: length === null ? 0n : whole(length),
      paid: text(paid),
      driver: text(driver),
      plate: text(plate),
    });
  }
  return ended;
}

/** The fares that differ from what was typed, or that no one typed. */
function fareFlaws(ended: ReadonlyMap<string, Ended>, entered: ReadonlyMap<string, Entered>) {
  const said = (of: Ended | Entered | undefined) =>
    of && [of.total, of.paid, of.payer, of.driver, of.plate, of.day].join(' ');
  return [...new Set([...ended.keys(), ...entered.keys()])]
    .filter((ride) => said(ended.get(ride)) !== said(entered.get(ride)))
    .map((ride) => `fare ${ride}: ${said(ended.get(ride))}, not ${said(entered.get(ride))}`);
}

/** The rides with more or fewer corrections than stored former fares with a reason. */
function traceFlaws(books: StoredBooks, entered: ReadonlyMap<string, Entered>): readonly string[] {
  const [due, traced] = [new Sums(), new Sums()];
  for (const [ride, { corrections }] of entered) due.add(ride, BigInt(corrections));
  for (const [path, stored] of books) {
    const ride = /^fares\/([^/]+)\/changes\//.exec(path)?.[1];
    const { was, why } = fieldsOf(stored);
    if (ride !== undefined && isMap(fieldsOf(was)['end']) && text(why) !== '') traced.add(ride, 1n);
  }
  return due.unlike(traced, 'corrections of');
}

/** The flaws in the sums of each day by driver, car and payer. */
function takingFlaws(books: StoredBooks, ended: ReadonlyMap<string, Ended>) {
  const [due, stored] = [new Sums(), new Sums()];
  for (const fare of ended.values()) {
    const places = [
      [fare.hidden ? 'veiled' : 'driver', fare.driver],
      ['car', fare.plate],
      ...(fare.payer === null ? [] : [['payer', fare.payer]]),
    ];
    for (const [kind, of] of places) {
      const key = `${fare.day} ${kind} ${of} ${fare.currency}`;
      due.add(`${key} rides`, 1n);
      due.add(`${key} length`, fare.length);
      due.add(`${key} ${fare.paid}`, fare.total);
    }
  }
  for (const [path, document] of books) {
    if (!path.startsWith('takings/')) continue;
    const sums = fieldsOf(document);
    const key = [sums['day'], sums['kind'], sums['of'], sums['currency']].join(' ');
    for (const each of ['rides', 'length', 'cash', 'card', 'account', 'nothing'])
      stored.add(`${key} ${each}`, whole(sums[each]));
  }
  return due.unlike(stored, 'takings');
}

/** The flaws in bills, credit notes, their lines and numbers, and rides on account that are not on one bill. */
function billFlaws(books: StoredBooks, ended: ReadonlyMap<string, Ended>) {
  const flaws: string[] = [];
  const [due, stored, owed, billed] = [new Sums(), new Sums(), new Sums(), new Sums()];
  const numbers: number[] = [];
  const bills = new Map<string, Fields>();
  for (const [path, document] of books) {
    const id = /^bills\/([^/]+)$/.exec(path)?.[1];
    if (id === undefined) continue;
    const bill = fieldsOf(document);
    bills.set(id, bill);
    stored.add(`${id} total`, whole(bill['total']));
    stored.add(`${id} count`, whole(bill['count']));
    for (const [rate, sum] of Object.entries(fieldsOf(bill['totals'])))
      stored.add(`${id} ${rate}`, whole(sum));
    const number = text(fieldsOf(bill['issued'])['number']);
    numbers.push(Number(number.slice('yyyy-'.length)));
    if (fieldsOf(books.get(`billNumbers/${number}`))['bill'] !== id) flaws.push(`number ${number} of ${id}`);
  }
  const count = [...books.keys()].filter((path) => path.startsWith('billNumbers/')).length;
  const inARow = Array.from({ length: count }, (_, nth) => nth + 1).join(' ');
  if (numbers.toSorted((one, other) => one - other).join(' ') !== inARow) flaws.push('numbers with a gap');

  for (const [path, document] of books) {
    const [, id = '', ride = ''] = /^bills\/([^/]+)\/lines\/([^/]+)$/.exec(path) ?? [];
    const bill = bills.get(id);
    if (ride === '') continue;
    const line = fieldsOf(document);
    const amount = whole(line['amount']);
    due.add(`${id} total`, amount);
    due.add(`${id} count`, 1n);
    due.add(`${id} ${String(line['vat'])}`, amount);
    const isCredit = bill?.['kind'] === 'credit';
    billed.add(`${ride} of ${text(bill?.['payer'])}`, isCredit ? -amount : amount);
    const fare = ended.get(ride);
    if (isCredit || fare?.bill === id) {
      const credited = fieldsOf(books.get(`bills/${text(bill?.['corrects'])}/lines/${ride}`));
      const [sum, rate, day] = isCredit
        ? [whole(credited['amount']), whole(credited['vat']), credited['day']]
        : [fare?.total, fare?.vat, fare?.day];
      if (sum !== amount || rate !== whole(line['vat']) || day !== line['day']) flaws.push(`line ${path}`);
    }
  }
  for (const fare of ended.values()) {
    if (fare.payer === null || fare.paid !== 'account') continue;
    owed.add(`${fare.ride} of ${fare.payer}`, fare.total);
    if (!books.has(`bills/${fare.bill}/lines/${fare.ride}`)) flaws.push(`fare ${fare.ride} is on no bill`);
  }
  return [...flaws, ...due.unlike(stored, 'bill'), ...owed.unlike(billed, 'ride on bills')];
}

const taxIn = (gross: bigint, rate: bigint) => quotient(gross * rate, 1000n + rate);

/** The flaws in receipts, the taxes of bills, and cash sheets. */
function printedFlaws(
  books: StoredBooks,
  ended: ReadonlyMap<string, Ended>,
  printed: Printed,
  share: number,
): readonly string[] {
  const flaws: string[] = [];
  const paid = [...ended.values()].filter((fare) => fare.paid !== 'nothing');
  if (printed.receipts.length !== paid.length) flaws.push(`receipts: ${printed.receipts.length}`);
  for (const { ride, total, tax } of printed.receipts) {
    const fare = ended.get(ride);
    if (fare?.total !== whole(total) || taxIn(fare.total, fare.vat) !== whole(tax))
      flaws.push(`receipt ${ride}`);
  }
  for (const { bill, rate, tax } of printed.taxes) {
    const gross = whole(fieldsOf(fieldsOf(books.get(`bills/${bill}`))['totals'])[String(rate)]);
    if (taxIn(gross, whole(rate)) !== whole(tax)) flaws.push(`tax of ${bill} at ${rate}`);
  }
  const [cash, all, handed] = [new Sums(), new Sums(), new Sums()];
  for (const { driver, day, paid: how, total } of ended.values()) {
    if (how === 'cash') cash.add(`${driver} ${day}`, total);
    if (how !== 'nothing') all.add(`${driver} ${day}`, total);
  }
  for (const [path, document] of books) {
    const { driver, day, amount } = fieldsOf(document);
    if (path.startsWith('handovers/')) handed.add(`${text(driver)} ${text(day)}`, BigInt(Number(amount)));
  }
  const sheets = new Set(printed.sheets.map(({ driver, day }) => `${driver} ${day}`));
  for (const { driver, day } of ended.values())
    if (driver !== '' && !sheets.has(`${driver} ${day}`)) flaws.push(`no cash sheet ${driver} ${day}`);
  for (const { driver, day, ...sheet } of printed.sheets) {
    const key = `${driver} ${day}`;
    const part = quotient(all.of(key) * BigInt(share), 1000n);
    const due = [all.of(key), part, cash.of(key) - part - handed.of(key)];
    if (due.join(' ') !== [sheet.total, sheet.share, sheet.owed].join(' ')) flaws.push(`cash sheet ${key}`);
  }
  return flaws;
}

/** A text for each flaw of a month. `share` is the drivers' part in thousandths. */
export function auditMonth(
  books: StoredBooks,
  entered: ReadonlyMap<string, Entered>,
  printed: Printed,
  share: number,
): readonly string[] {
  const ended = endedIn(books);
  return [
    ...fareFlaws(ended, entered),
    ...traceFlaws(books, entered),
    ...takingFlaws(books, ended),
    ...billFlaws(books, ended),
    ...printedFlaws(books, ended, printed, share),
  ];
}
