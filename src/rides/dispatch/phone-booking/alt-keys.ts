import type { KeyboardEvent } from 'react';
import { pressedKey } from '#ui/keys/pressed-key.ts';

export const isApple = () => /^(?:Mac|iP)/.test(navigator.platform);

/**
 * The letter or digit of a key, if any. On an Apple device Alt types another character, so the key's position gives the
 * letter. The position gives the digit on every device, because some layouts type digits only with Shift.
 */
function signOf({ nativeEvent }: KeyboardEvent): string | undefined {
  const { key, code } = nativeEvent;
  const digit = /^Digit([1-9])$/.exec(code)?.[1];
  if (digit !== undefined) return digit;
  const isOther = isApple() && !/^[a-z]$/i.test(key);
  const letter = isOther ? /^Key([A-Z])$/.exec(code)?.[1] : pressedKey(nativeEvent).toUpperCase();
  return letter !== undefined && /^[A-Z]$/.test(letter) ? letter : undefined;
}

const TEXT_FIELD = 'textarea, input:not([type=checkbox], [type=radio])';

/**
 * Whether the key may type a character. With Ctrl it may if the device is not Apple's, because Ctrl and Alt are AltGr
 * on Windows. Without Ctrl it may only in a text field, on an Apple device or as a dead key.
 */
function mayType({ key, ctrlKey, target }: KeyboardEvent): boolean {
  if (ctrlKey) return !isApple();
  return target instanceof Element && target.matches(TEXT_FIELD) && (isApple() || key === 'Dead');
}

/**
 * Presses the control of this form whose `aria-keyshortcuts` is Alt and the pressed letter or digit. The focus can be
 * anywhere in the form. A text field on an Apple device needs Ctrl as well, because Alt and a letter type text there.
 */
export function pressByAlt(event: KeyboardEvent<HTMLFormElement>): void {
  if (!event.altKey || event.metaKey || event.repeat || mayType(event)) return;
  const sign = signOf(event);
  const control = sign && event.currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="Alt+${sign}"]`);
  if (!control) return;
  event.preventDefault();
  control.click();
}
