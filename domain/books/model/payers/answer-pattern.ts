/** The characters that a pattern may have. Each means the same in JavaScript and in the rules. */
const PATTERN = /^[#@A-Za-z0-9 ./_-]*$/;

/** Whether a text has the form of an answer pattern (D131); its length is not checked. */
export const isAnswerPattern = (typed: string): boolean => PATTERN.test(typed) && typed === typed.trim();

const DIGIT = /^[0-9]$/;
const LETTER = /^[A-Za-z]$/;

/** The typed character, in upper or lower case as in `wanted`; `undefined` if it does not fit `wanted`. */
function fitted(typed: string, wanted: string): string | undefined {
  if (wanted === '#') return DIGIT.test(typed) ? typed : undefined;
  if (wanted === '@') return LETTER.test(typed) ? typed : undefined;
  return typed.toLowerCase() === wanted.toLowerCase() ? wanted : undefined;
}

/** A typed answer in the pattern's case: `kst-12` becomes `KST-12` for `KST-##`; `undefined` if it does not fit. */
export function fittedAnswer(typed: string, pattern: string): string | undefined {
  if (pattern === '') return typed;
  if (typed.length !== pattern.length) return undefined;
  const characters = Array.from(pattern, (wanted, at) => fitted(typed.charAt(at), wanted));
  return characters.every((each) => each !== undefined) ? characters.join('') : undefined;
}

/** An example of an answer that fits a pattern: `KST-12` for `KST-##`. */
export function exampleAnswer(pattern: string): string {
  const digits = '1234567890';
  const letters = 'ABCDEFGHIJ';
  let count = -1;
  return pattern.replaceAll(/[#@]/g, (wanted) =>
    (wanted === '#' ? digits : letters).charAt((count += 1) % 10),
  );
}
