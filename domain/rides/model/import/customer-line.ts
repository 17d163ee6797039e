import { foldedWords } from '../../../shared/folded-words.ts';
import { parseCallersNumber } from '../customers/call.ts';
import type { ImportedCustomer } from '../customers/customer-batch.ts';
import { parseCustomer } from '../customers/parse-customer.ts';
import { MOST_CUSTOMER_PLACES, MOST_OTHER_PHONES } from '../basics/ride-limits.ts';
import { ADDRESS_PARTS, addressesIn, type MeantCell } from './address-in.ts';
import { hasLostZero, isBroken, isDate, isShortened, numbersIn, typedNumber } from './cell-text.ts';
import { fieldProblems } from './field-problems.ts';
import type { FileCell, ImportColumn, LineProblem } from './import-line.ts';
import { hasTrunkZero, lacksZero } from './has-trunk-zero.ts';
import { listed, type LineCells, type ReadLine } from './line-cells.ts';
import { needsOfLine } from './needs-of-line.ts';

export interface ImportOptions {
  /** The firm's zone, which decides whether telephone numbers and postcodes may begin with a zero. */
  readonly timeZone: string;
  /** Whether to add a zero to telephone numbers and postcodes that seem to have lost one. */
  readonly zeros: boolean;
}

interface FoundName {
  readonly name: string;
  readonly unread: readonly MeantCell[];
}

function hasWordsOf(text: string, part: string): boolean {
  const words = new Set(foldedWords(text));
  return foldedWords(part).every((word) => words.has(word));
}

/**
 * The whole name, otherwise first names and surnames, otherwise the first company. A part that only repeats words of
 * the whole name or of another part is left out. It still counts as read.
 */
function nameIn(cells: LineCells): FoundName {
  const parts = [...cells.of('firstName'), ...cells.of('lastName')];
  const [whole] = cells.of('name');
  const companies = cells.of('company');
  if (whole !== undefined) {
    const unread = parts.filter(({ text }) => !hasWordsOf(whole.text, text));
    return { name: whole.text, unread: [...unread, ...companies] };
  }
  const own = parts.filter(
    ({ text }, at) =>
      !parts.some(
        (other, index) =>
          index !== at &&
          hasWordsOf(other.text, text) &&
          (index < at || !hasWordsOf(text, other.text)) &&
          foldedWords(other.text).length > 1,
      ),
  );
  const [company] = parts.length === 0 ? companies : [];
  return {
    name: listed(
      [...own, company].map((cell) => cell?.text ?? ''),
      ' ',
    ),
    unread: companies.filter((cell) => cell !== company),
  };
}

interface FoundNumber {
  readonly cell: MeantCell;
  readonly phone: string;
  readonly isUsable: boolean;
  readonly zeroLost: boolean;
}

/** The numbers of a line, each once. A number without plus or zero in front gets the line's area code. */
function phonesIn(cells: LineCells, { zeros, timeZone }: ImportOptions): readonly FoundNumber[] {
  const area = cells.text('areaCode');
  const found = cells.of('phone').flatMap((cell) =>
    (isBroken(cell.text) || isShortened(cell.text) ? [] : numbersIn(cell.text)).map((number): FoundNumber => {
      const whole = area === '' || /^[+0]/.test(number) ? number : `${area} ${number}`;
      const zeroLost = hasTrunkZero(timeZone) && hasLostZero(whole);
      const phone = zeroLost && zeros ? `0${whole}` : whole;
      return { cell, phone, isUsable: parseCallersNumber(phone).ok, zeroLost };
    }),
  );
  return found.filter(({ phone }, at) => found.findIndex((each) => each.phone === phone) === at);
}

/** The cells, and the first postcode that lacks its zero. If `zeros` is set, the cells get the lost zeros. */
function withPostcodes(cells: LineCells, { zeros, timeZone }: ImportOptions) {
  const lacking = cells
    .of('postcode')
    .flatMap((cell) =>
      lacksZero(typedNumber(cell.text), timeZone) ? { ...cell, text: typedNumber(cell.text) } : [],
    );
  const meant = zeros
    ? cells.meant.map((cell) => {
        const lacks = lacking.find(({ at }) => at === cell.at);
        return lacks === undefined ? cell : { ...cell, text: `0${lacks.text}` };
      })
    : cells.meant;
  return { meant, lacking: lacking[0] ?? null };
}

/** The problems of the first shortened telephone number, and of the first house number that became a date. */
function mistaken(cells: LineCells): readonly LineProblem[] {
  const [shortened] = cells.of('phone').filter(({ text }) => isShortened(text));
  const [dated] = cells.of('houseNumber').filter(({ text }) => isDate(text));
  return [
    ...(shortened === undefined
      ? []
      : [{ column: 'phone', error: { code: 'digits-lost', text: shortened.text } } as const]),
    ...(dated === undefined
      ? []
      : [{ column: 'houseNumber', error: { code: 'cell-date', text: dated.text } } as const]),
  ];
}

const OWN: readonly ImportColumn[] = ['phone', 'places', ...ADDRESS_PARTS];

/** Reads the customer of a line. A line with a problem, such as no usable telephone number or no name, has no entry. */
export function readCustomerLine(cells: LineCells, options: ImportOptions): ReadLine<ImportedCustomer> {
  const { name, unread } = nameIn(cells);
  const numbers = phonesIn(cells, options);
  const main = numbers.find(({ isUsable }) => isUsable) ?? numbers[0];
  const others = numbers.filter((each) => each.isUsable && each !== main).slice(0, MOST_OTHER_PHONES);
  const { meant, lacking } = withPostcodes(cells, options);
  const address = addressesIn(meant, MOST_CUSTOMER_PLACES);
  const noteIn = (column: 'note' | 'driverNote') =>
    listed(
      cells.of(column).map(({ text }) => text),
      ' ',
    );
  const [note, driverNote] = [noteIn('note'), noteIn('driverNote')];
  const { needs, problems: unknown, unread: unreadNeeds } = needsOfLine(cells, 'person');
  const wrongCells = [...mistaken(cells), ...cells.broken];
  const parsed = parseCustomer({
    phone: main?.phone ?? '',
    phones: others.map(({ phone }) => phone).join('\n'),
    name,
    places: address.texts.join('\n'),
    note,
    driverNote,
  });
  const isOfCell = ({ column }: LineProblem) => wrongCells.some((each) => each.column === column);
  const wrong = parsed.ok
    ? []
    : fieldProblems('customers', parsed.error).filter((problem) => !isOfCell(problem));
  const problems = [...wrong, ...wrongCells, ...unknown];
  const isStored = (cell: FileCell) =>
    main !== undefined &&
    numbers.every((each) => each.cell.at !== cell.at || each === main || others.includes(each));
  return {
    entry: parsed.ok && problems.length === 0 ? { ...parsed.value, needs } : null,
    problems,
    title: listed([name, main?.phone ?? cells.text('phone')], ', '),
    details: listed(
      [
        ...others.map(({ phone }) => phone),
        ...address.texts,
        ...cells.of('needs').map(({ text }) => text),
        note,
        driverNote,
      ],
      ' · ',
    ),
    stored: [
      ...cells.meant.filter(
        (cell) => !OWN.includes(cell.column) && !unread.includes(cell) && !unreadNeeds.includes(cell),
      ),
      ...cells.of('phone').filter(isStored),
      ...cells.meant.filter(
        ({ at, column }) =>
          column !== 'phone' && OWN.includes(column) && !address.unread.some((cell) => cell.at === at),
      ),
    ],
    zeroLost: main?.zeroLost === true ? main.phone : lacking && `${options.zeros ? '0' : ''}${lacking.text}`,
  };
}
