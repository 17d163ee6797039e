/** What a pressed key is made of, natively and in React's events. */
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

const LATIN_LETTER = /^\p{Script=Latin}$/u;
const ONE_CHARACTER = /^.$/u;

/** Where keyboards that write no Latin letters have the slash: they write these there. */
const ON_SLASH = /^[.,]$/;

/**
 * The key that a shortcut means, on every keyboard: a Latin letter by itself, whatever Caps Lock says, and as a capital only
 * with Shift. On a keyboard that writes another script the key's place counts, which has the Latin letter printed on it as
 * well. Everything else is as the browser names it.
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
 * Whether a key belongs to an input method, as the Enter that takes its suggestion. Safari ends the composition before it
 * tells of that key, which then has only this code.
 */
export function isComposing({
  isComposing: composing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) {
  return composing || keyCode === 229;
}
