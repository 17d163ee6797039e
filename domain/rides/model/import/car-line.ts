import { fieldProblems } from './field-problems.ts';
import { parseVehicle } from '../firm/parse-vehicle.ts';
import { plateKeyOf } from '../firm/vehicle.ts';
import { answerIn, typedNumber } from './cell-text.ts';
import { colourIn } from './colour-in.ts';
import type { ImportedCar, LineProblem } from './import-line.ts';
import { listed, type LineCells, type ReadLine } from './line-cells.ts';
import { needsOfLine } from './needs-of-line.ts';

/** `7 seats`, `7 Plätze`. */
const COUNTED = /^(\d{1,2})\s*(?:seats?|sitze?|sitzplätze|plätze|pax|passengers?|personen|pers\.?)$/i;

const seatsIn = (cell: string) => typedNumber(COUNTED.exec(cell)?.[1] ?? cell);

/** Reads a car. A car needs a plate, because otherwise another import of the same file would add the car again. */
export function readCar(cells: LineCells): ReadLine<ImportedCar> {
  const named = cells.of('label');
  const label = listed(
    (named.length > 0 ? named : [...cells.of('make'), ...cells.of('model')]).map(({ text }) => text),
    ' ',
  );
  const plate = cells.text('plate').replace(/^['’](?=\d)/, '');
  const seats = seatsIn(cells.text('seats'));
  const [word, answer] = [cells.text('colour'), cells.text('active')];
  const colour = colourIn(word) ?? null;
  const active = answerIn(answer);
  const { needs, problems: unknown, unread } = needsOfLine(cells, 'car');
  const parsed = parseVehicle({ label, plate, colour, seats, needs });
  const problems: LineProblem[] = [
    ...(parsed.ok ? [] : fieldProblems('cars', parsed.error)),
    ...cells.broken,
    ...unknown,
  ];
  if (plateKeyOf(plate) === '') problems.push({ column: 'plate', error: { code: 'plate-required' } });
  if (word !== '' && colour === null)
    problems.push({ column: 'colour', error: { code: 'colour-unknown', word } });
  if (active === undefined)
    problems.push({ column: 'active', error: { code: 'answer-unknown', word: answer } });
  const isSound = parsed.ok && problems.length === 0;
  const others = (['colour', 'seats', 'needs', 'active'] as const).flatMap((column) => cells.of(column));
  const unused = named.length > 0 ? ['make', 'model'] : [];
  return {
    entry: isSound ? { ...parsed.value, active: active ?? null } : null,
    problems,
    title: listed([label, plate], ', '),
    details: listed(
      others.map(({ text }) => text),
      ' · ',
    ),
    stored: cells.meant.filter((cell) => !unused.includes(cell.column) && !unread.includes(cell)),
    zeroLost: null,
  };
}
