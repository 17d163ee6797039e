import { typedNumber } from './cell-text.ts';
import { isFormatted, wordsOf } from './header-words.ts';
import type { FileCell, ImportColumn } from './import-line.ts';

/** A cell with the meaning of its column. */
export interface MeantCell extends FileCell {
  readonly column: ImportColumn;
}

export const ADDRESS_PARTS: readonly ImportColumn[] = [
  'street',
  'houseNumber',
  'flat',
  'postcode',
  'town',
  'region',
];

/** These words in the headers tell which parts belong to one address. */
const OWNERS =
  /home|privat|business|work|geschaftlich|dienstlich|buro|other|weitere|pick ?up|drop ?off|(?:address|adresse) \d(?= )/;
const AT_HOME = /home|privat|pick ?up/;

export const ownerOf = (header: string): string => OWNERS.exec(wordsOf(header))?.[0] ?? '';

/** The parts of each address, the home first. A second street with the same `OWNERS` words begins another address. */
function addressesOf(cells: readonly MeantCell[]): readonly (readonly MeantCell[])[] {
  const owners = [...new Set(cells.map(({ header }) => ownerOf(header)))];
  const addresses = owners.flatMap((owner) => {
    const found: MeantCell[][] = [[]];
    for (const part of cells.filter(({ header }) => ownerOf(header) === owner)) {
      const last = found.at(-1) ?? [];
      const isAgain = part.column === 'street' && last.some(({ column }) => column === 'street');
      if (isAgain) found.push([part]);
      else last.push(part);
    }
    return found;
  });
  const isHome = (parts: readonly MeantCell[]) => AT_HOME.test(ownerOf(parts[0]?.header ?? ''));
  return addresses.toSorted((one, other) => Number(isHome(other)) - Number(isHome(one)));
}

const joined = (texts: readonly string[], by: string) => texts.filter((text) => text !== '').join(by);

/** `NY` belongs between town and postcode. A longer name of a region is left out: the postcode says the same. */
const isAbbreviated = (region: string) => /^\p{Lu}{2,3}$/u.test(region);

function addressIn(parts: readonly MeantCell[]): string {
  const textsOf = (column: ImportColumn) =>
    parts
      .filter((part) => part.column === column)
      .map(({ text }) => (column === 'houseNumber' || column === 'postcode' ? typedNumber(text) : text));
  const indexOf = (column: ImportColumn) => parts.findIndex((part) => part.column === column);
  const [street, number] = [joined(textsOf('street'), ', '), joined(textsOf('houseNumber'), ' ')];
  const isNumberFirst = indexOf('houseNumber') >= 0 && indexOf('houseNumber') < indexOf('street');
  const [town, postcode] = [joined(textsOf('town'), ' '), joined(textsOf('postcode'), ' ')];
  const region = textsOf('region').find(isAbbreviated) ?? '';
  const isPostcodeFirst = region === '' && (/^\d+$/.test(postcode) || indexOf('postcode') < indexOf('town'));
  const place = isPostcodeFirst
    ? joined([postcode, town], ' ')
    : joined([joined([town, region], ', '), postcode], ' ');
  return joined(
    [joined(isNumberFirst ? [number, street] : [street, number], ' '), joined(textsOf('flat'), ', '), place],
    ', ',
  );
}

function onOneLine(text: string): string {
  const lines = text.split(/[\r\n]+/);
  if (lines.length === 1) return text.trim();
  return joined(
    lines.map((line) => line.replaceAll(/^[\s,]+|[\s,]+$/g, '')),
    ', ',
  );
}

/** Address books write this between several texts in one cell. */
const AGAIN = ':::';

/** Splits parts with several texts into addresses. The first texts of all parts make the first address, and so on. */
function eachAddressIn(parts: readonly MeantCell[]): readonly (readonly MeantCell[])[] {
  const most = Math.max(1, ...parts.map(({ text }) => text.split(AGAIN).length));
  return Array.from({ length: most }, (_, at) =>
    parts.map((part) => ({ ...part, text: part.text.split(AGAIN)[at]?.trim() ?? '' })),
  );
}

export interface FoundAddresses {
  readonly texts: readonly string[];
  /** The cells with a text that is in no address. */
  readonly unread: readonly MeantCell[];
}

/**
 * The addresses of a line, at most `most`. Addresses from parts come first, then each cell with a whole address. Parts
 * without a street are no place. A whole address that a program composed of the parts is left out.
 */
export function addressesIn(cells: readonly MeantCell[], most: number): FoundAddresses {
  const filled = cells.filter(({ text }) => text !== '');
  const ofParts = addressesOf(filled.filter(({ column }) => ADDRESS_PARTS.includes(column))).flatMap(
    (parts) =>
      eachAddressIn(parts).map((each) => ({
        parts,
        text: each.some(({ column, text }) => column === 'street' && text !== '')
          ? onOneLine(addressIn(each))
          : '',
      })),
  );
  const isOfParts = ({ header }: MeantCell) =>
    isFormatted(header) &&
    ofParts.some(({ parts: [part], text }) => text !== '' && ownerOf(part?.header ?? '') === ownerOf(header));
  const whole = filled
    .filter((cell) => cell.column === 'places' && !isOfParts(cell))
    .flatMap((cell) => {
      const texts = isFormatted(cell.header) ? cell.text.split(AGAIN) : [cell.text];
      return texts.map((text) => ({ parts: [cell], text: onOneLine(text) }));
    });
  const found = [...ofParts, ...whole];
  const texts = [...new Set(found.flatMap(({ text }) => text || []))].slice(0, most);
  const isStored = (part: MeantCell) =>
    found.every(({ text, parts }) => !parts.includes(part) || texts.includes(text)) &&
    (part.column !== 'region' || isAbbreviated(part.text));
  return { texts, unread: filled.filter((part) => !isStored(part)) };
}
