/** The parts of a pressed key, in native and in React's events. */
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

const LATIN_LETTER = /^\p{Script=Latin}$/u;
const ONE_CHARACTER = /^.$/u;

/** The characters that non-Latin keyboards type in the position of the slash. */
const ON_SLASH = /^[.,]$/;

/**
 * The name of a pressed key, for shortcuts on every keyboard. A letter is Latin. It is a capital only with Shift,
 * whatever Caps Lock does. On a keyboard of another script the positions of the Latin letters and of the slash count.
 * The browser names all other keys.
 */
export function pressedKey({ key, code, shiftKey }: Pressed): string {
  const cased = (letter: string) => (shiftKey ? letter.toUpperCase() : letter.toLowerCase());
  if (/^[a-z]$/i.test(key)) return cased(key);
  const isForeign = ONE_CHARACTER.test(key) && !/^[\0-~]$/.test(key) && !LATIN_LETTER.test(key);
  const letter = isForeign ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  if (letter !== undefined) return cased(letter);
  if (code === 'Slash' && (isForeign || ON_SLASH.test(key))) return shiftKey ? '?' : '/';
  return key;
}

/**
 * Whether a key belongs to an input method, such as the Enter that accepts its suggestion. Safari ends the composition
 * before it reports that Enter, whose key code is still 229.
 */
export function isComposing({
  isComposing: composing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) {
  return composing || keyCode === 229;
}
