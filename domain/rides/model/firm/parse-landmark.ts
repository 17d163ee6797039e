import { fail, succeed, type Result } from '../../../shared/result.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { roundedDegrees, type Place } from '../basics/place.ts';
import { isOnEarth } from '../basics/landmark.ts';

/** Why a landmark is refused: one coordinate alone, no point on the earth, another notation, or no name. */
export type LandmarkFault = 'half' | 'beyond' | 'notation' | 'nameless';

/** Degrees with a decimal point, or a decimal comma as in German. */
const DEGREES = String.raw`([+-]?\d{1,3}[.,]\d+)`;
const PAIR = new RegExp(String.raw`^(|.*?[^\d.,+-])\(?${DEGREES}\s*[,;\s]\s*${DEGREES}\)?$`, 'u');
/** A number with four decimals is a coordinate. Outside a `PAIR` its other coordinate is missing or unreadable. */
const HALF = /(?:^|[\s(,])[+-]?\d{1,3}[.,]\d{4,}/u;
/** Degrees and minutes, or a decimal with its direction. */
const NOTATION = /\d\s*[°º]|\d[.,]\d+\s*[NSEWO]$/u;

const degreesOf = (typed: string) => roundedDegrees(Number(typed.replace(',', '.')));

/** Writes degrees with at least one decimal, to distinguish them from the numbers in a name. */
const written = (degrees: number) => (Number.isInteger(degrees) ? degrees.toFixed(1) : String(degrees));

/** A landmark as stored and shown: `City Hospital`, or with its coordinates `City Hospital 52.5208, 13.4095`. */
export function landmarkLine({ text, lat, lng }: Place): string {
  return lat === undefined || lng === undefined ? text : `${text} ${written(lat)}, ${written(lng)}`;
}

/** Parses a landmark as typed: a name, and optionally coordinates after it. The length is not checked. */
export function parseLandmark(typed: string): Result<Place, LandmarkFault> {
  const line = typedText(typed);
  const [, before = '', north = '', east = ''] = PAIR.exec(line) ?? [];
  if (north === '') {
    if (NOTATION.test(line)) return fail('notation');
    return HALF.test(line) ? fail('half') : succeed({ text: line });
  }
  const text = before.replace(/[\s,;:@]+$/u, '');
  const [lat, lng] = [degreesOf(north), degreesOf(east)];
  if (text === '') return fail('nameless');
  return isOnEarth(lat, lng) ? succeed({ text, lat, lng }) : fail('beyond');
}

/** Parses landmarks as typed, one on each line. Fails with the first wrong line and its fault. */
export function parseLandmarks(
  typed: string,
): Result<readonly Place[], { readonly line: string; readonly fault: LandmarkFault }> {
  const places = [];
  for (const line of typed.split('\n').map(typedText)) {
    if (line === '') continue;
    const parsed = parseLandmark(line);
    if (!parsed.ok) return fail({ line, fault: parsed.error });
    places.push(parsed.value);
  }
  return succeed(places);
}
