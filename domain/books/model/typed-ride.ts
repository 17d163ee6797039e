import { folded } from '../../shared/folded-words.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { readTypedTime } from '../../shared/time/typed-time.ts';
import { wallTimeAt } from '../../shared/time/wall-time.ts';
import { typedText } from '../../shared/typed-text.ts';
import { readLength } from './length.ts';
import type { Now } from './parse-tariff.ts';
import { fixedPriceOf, type PricedRide } from './ride-price.ts';
import { readDuration } from './tariff-lines.ts';
import type { Extra, TariffTerms } from './tariff.ts';

/** The part that is not understood, as typed; empty if the distance is missing. */
export interface RideFlaw {
  readonly part: string;
}

const WAITING = /^(?:waiting )?(.+?)(?: (?:waiting|warten|wartezeit|gewartet))?$/i;
const BETWEEN = /^(.+?) ?(?:→|->| to | nach ) ?(.+)$/i;

/**
 * Reads a ride as typed to try a tariff out: `12.4 km, 6 min waiting, Tuesday 23:10, Soiling`, or `Station → Airport`. Without
 * a time it is now. Its parts are separated by a comma and a space, semicolons or lines.
 */
export function readTypedRide(
  typed: string,
  tariff: TariffTerms,
  { now, timeZone }: Now,
): Result<PricedRide, RideFlaw> {
  let length: number | null = null;
  let fixed: number | null = null;
  let waited = 0;
  let at = wallTimeAt(now, timeZone);
  const extras: Extra[] = [];
  const placeNamed = (name: string) =>
    tariff.fixed.places.find((each) => folded(each) === folded(name)) ?? '';
  for (const part of typed.split(/, +|[;\n]/).flatMap((each) => typedText(each) || [])) {
    const distance = readLength(part, tariff.unit);
    const wait = readDuration(WAITING.exec(part)?.[1] ?? '');
    const extra = tariff.extras.find(({ name }) => folded(name) === folded(part));
    const [, from = '', to = ''] = BETWEEN.exec(part) ?? [];
    const price = fixedPriceOf(tariff.fixed, placeNamed(from), placeNamed(to));
    if (distance !== undefined && length === null) length = distance;
    else if (wait !== undefined && waited === 0) waited = wait;
    else if (extra !== undefined && !extras.includes(extra)) extras.push(extra);
    else if (price !== null && fixed === null) fixed = price;
    else {
      const time = readTypedTime(part, { now, timeZone });
      if (time.kind !== 'time' || time.meant.time === null) return fail({ part });
      at = `${time.meant.day}T${time.meant.time}`;
    }
  }
  if (length === null && fixed === null) return fail({ part: '' });
  return succeed({ length: length ?? 0, waited, at, extras, fixed });
}
