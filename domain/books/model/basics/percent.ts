import { typedText } from '../../../shared/typed-text.ts';

const PERCENT = /^\+? ?(\d{1,3})(?:[.,](\d))? ?%$/;

/** Reads `50 %` and `12,5 %` in thousandths. */
export function readPercent(typed: string): number | undefined {
  const [found, whole = '', tenth = '0'] = PERCENT.exec(typedText(typed)) ?? [];
  return found === undefined ? undefined : Number(whole + tenth);
}

/** The same in a field of percents alone, where the sign may be left out. */
export function readRate(typed: string): number | undefined {
  const text = typedText(typed);
  return readPercent(text.endsWith('%') ? text : `${text} %`);
}

/** Thousandths as they are typed, with the decimal sign of the language. */
export const typedPercent = (thousandths: number, sign: string): string =>
  `${String(thousandths / 10).replace('.', sign)} %`;
