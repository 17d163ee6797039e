import { typedText } from '../../../shared/typed-text.ts';

const PERCENT = /^\+? ?(\d{1,3})(?:[.,](\d))? ?%$/;

/** Reads a percentage, such as `50 %` or `12,5 %`, and returns thousandths; `undefined` for any other text. */
export function readPercent(typed: string): number | undefined {
  const [found, whole = '', tenth = '0'] = PERCENT.exec(typedText(typed)) ?? [];
  return found === undefined ? undefined : Number(whole + tenth);
}

/** `readPercent` for a field that has only percentages, so `%` may be missing. */
export function readRate(typed: string): number | undefined {
  const text = typedText(typed);
  return readPercent(text.endsWith('%') ? text : `${text} %`);
}

/** Thousandths as a percentage, with the language's decimal sign. */
export const typedPercent = (thousandths: number, sign: string): string =>
  `${String(thousandths / 10).replace('.', sign)} %`;
