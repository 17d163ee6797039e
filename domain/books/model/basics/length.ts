import { rounded } from './money.ts';

/** The units in which a tariff measures distances. A length is in tenths of a metre (`km`) or of a yard (`mi`). */
export const LENGTH_UNITS = ['km', 'mi'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** A kilometre in tenths of a metre, and a mile in tenths of a yard. */
export const UNIT_LENGTH: Readonly<Record<LengthUnit, number>> = { km: 10_000, mi: 17_600 };

/** A thousand kilometres, or a million yards. */
export const LONGEST_LENGTH = 10_000_000;

/** The shortest step of a band: ten metres or yards. Shorter steps could make a price too large for `rounded`. */
export const SHORTEST_STEP = 100;

/** A metre or yard, in tenths. */
const METRE = 10;

const TENTHS: Readonly<Record<LengthUnit, Readonly<Record<string, number>>>> = {
  km: { km: 10_000, m: METRE },
  mi: { mi: 17_600, mile: 17_600, miles: 17_600, meile: 17_600, meilen: 17_600, yd: METRE, yards: METRE },
};

const LENGTH = /^(\d+(?:[.,]\d{0,3})?) ?([a-z]+)?$/i;

/**
 * Reads a typed length, such as `12.4`, `12,4 km` or `168.7 yd`, and returns tenths. Returns `undefined` for any other
 * text, and above `LONGEST_LENGTH`. Metres and yards have up to two decimals, because `1.500 m` may mean 1500 metres.
 */
export function readLength(typed: string, unit: LengthUnit): number | undefined {
  const [, digits = '', name = unit] = LENGTH.exec(typed.trim()) ?? [];
  const tenths = TENTHS[unit][name.toLowerCase()];
  if (digits === '' || tenths === undefined) return undefined;
  if (tenths === METRE && /[.,]\d{3}$/.test(digits)) return undefined;
  const length = Math.round(Number(digits.replace(',', '.')) * tenths);
  return length > LONGEST_LENGTH ? undefined : length;
}

/** Writes a length in km or mi. A length below 0.1, or with more than three decimals, is in metres or yards. */
export function typedLength(length: number, unit: LengthUnit, sign = '.'): string {
  const thousandths = (length * 1000) / UNIT_LENGTH[unit];
  const isInUnits = Number.isInteger(thousandths) && thousandths >= 100;
  const number = isInUnits ? thousandths / 1000 : length / 10;
  return `${String(number).replace('.', sign)} ${isInUnits ? unit : { km: 'm', mi: 'yd' }[unit]}`;
}

/** A yard is 9144 / 10 000 of a metre. */
const YARD = 9144;
const METRES = 10_000;

/** Converts tenths of a metre (`km`) or of a yard (`mi`) to decimetres, in which fares store lengths. */
export const inDecimetres = (length: number, unit: LengthUnit): number =>
  unit === 'km' ? length : rounded(length * YARD, METRES);

/** Converts decimetres to tenths of a metre (`km`) or of a yard (`mi`). */
export const fromDecimetres = (decimetres: number, unit: LengthUnit): number =>
  unit === 'km' ? decimetres : rounded(decimetres * METRES, YARD);
