import { isSingleKey } from './is-single-key.ts';
import { isComposing } from './pressed-key.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** A key, or a pasted text, for which `event` is `null`. */
interface BufferedKey {
  readonly event: KeyboardEvent | null;
  /** The typed text; empty for a key that types nothing. */
  readonly text: string;
}

/** The pause between two checks of whether a field has the focus. Milliseconds. */
const LOOK_MS = 20;

/** The number of checks before the buffering stops: about three seconds on an idle machine. */
const MOST_LOOKS = 150;

const NO_TEXT = 'checkbox, radio, button, submit, reset, file, range, color, image'
  .split(', ')
  .map((type) => `[type=${type}]`)
  .join();
const TEXT_FIELD = `textarea, input:not(${NO_TEXT})`;
const LOADING = '[data-loading]';
const IN_TAB_ORDER = 'a[href], button, input, select, textarea, [tabindex]';

/** Named keys that a field handles; the browser gets all others. */
const OF_FIELDS: ReadonlySet<string> = new Set(['Backspace', 'Enter', 'Tab', 'ArrowDown', 'ArrowUp']);

/** Keys that never wait for an opener. */
const LEAVING: ReadonlySet<string> = new Set(['Escape', 'Tab']);

const isTextField = (element: Element | null): element is TextField => element?.matches(TEXT_FIELD) === true;

export const openDialogs = (): readonly Element[] => [...document.querySelectorAll('[role=dialog]')];

/** The text that a key types into a field. With Alt a key types only on Apple devices, with AltGr everywhere. */
function textOf(event: KeyboardEvent): string {
  if ([...event.key].length !== 1) return '';
  const { ctrlKey, metaKey, altKey } = event;
  const isAlt = altKey && !/^(?:Mac|iP)/.test(navigator.platform);
  return event.getModifierState('AltGraph') || !(ctrlKey || metaKey || isAlt) ? event.key : '';
}

/**
 * Replaces the selection by `text`, up to the field's limit. With `erase` and no selection, removes the character
 * before the caret. Fires the input event, as a key would.
 */
function edit(field: TextField, text: string, erase = false): void {
  if (field.readOnly || field.disabled) return;
  const { value, selectionStart, selectionEnd, maxLength } = field;
  // Email and number fields do not report their caret.
  const end = selectionEnd ?? value.length;
  const from = selectionStart ?? value.length;
  const start = erase && from === end ? value.slice(0, from).replace(/.$/su, '').length : from;
  const room = maxLength < 0 ? text.length : Math.max(0, maxLength - value.length + end - start);
  const written = text.slice(0, room);
  // This bypasses React's own property, so that React handles the change as it handles typing.
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.set(prototype, 'value', value.slice(0, start) + written + value.slice(end), field);
  if (selectionStart !== null) field.setSelectionRange(start + written.length, start + written.length);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/** Moves the focus within the dialog as Tab does. */
function tab(field: TextField, back: boolean): void {
  const dialog = field.closest('[role=dialog]') ?? document;
  const stops = [...dialog.querySelectorAll<HTMLElement>(IN_TAB_ORDER)].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.closest('[hidden]') === null,
  );
  stops[stops.indexOf(field) + (back ? -1 : 1)]?.focus();
}

/** Presses a key in an element. Returns whether the browser's default action should follow. */
function pressIn(element: Element, { key, code, shiftKey, ctrlKey, altKey }: KeyboardEvent): boolean {
  const init = { key, code, shiftKey, ctrlKey, altKey, bubbles: true, cancelable: true };
  return element.dispatchEvent(new KeyboardEvent('keydown', init));
}

/** Presses a buffered key in a field, with the browser's default action unless it is prevented. */
function press(field: TextField, { event, text }: BufferedKey): void {
  if (event !== null) {
    const { key, shiftKey } = event;
    if (!pressIn(field, event)) return;
    if (key === 'Backspace') return edit(field, '', true);
    if (key === 'Tab') return tab(field, shiftKey);
    if (key === 'Enter' && field instanceof HTMLInputElement) return field.form?.requestSubmit();
    if (key === 'Enter') return edit(field, '\n');
  }
  if (text !== '') edit(field, text);
}

interface Holding {
  /** Called for Escape while there is no dialog. */
  giveUp?: () => void;
  /** Called with the first key. If it returns `false`, that key goes to the page, and the buffering stops. */
  begins?: (key: string) => boolean;
  /**
   * Finds the element that opens the dialog when the first key is pressed in it; `null` until it exists. Until then
   * Escape, Tab and keys that are no shortcuts go to the page, and stop the buffering.
   */
  opener?: () => Element | null;
}

const noOpener = (): Element | null => null;

/**
 * Buffers from now on the keys that type or edit, and pasted text. They do not act on the page. When a dialog that is
 * not in `before` has focused a text field, they are pressed there in their order. If the dialog focuses something
 * else, they are dropped, because a button must be seen before it is pressed. Only a side panel (`data-beside`) gets
 * more time. After an Enter or a Tab the rest waits until the focus has moved. An element with `data-loading` takes no
 * keys yet. Returns a function that stops the buffering.
 */
export function holdKeys(
  before: readonly Element[],
  { giveUp = () => {}, begins = () => true, opener = noOpener }: Holding,
): () => void {
  const opened = () => openDialogs().find((each) => !before.includes(each));
  const listening = new AbortController();
  const { signal } = listening;
  const buffered: BufferedKey[] = [];
  let isPressing = false;
  let isOpened = opener === noOpener;
  let looks = 0;
  /** The field in which the last Enter or Tab was pressed. */
  let entered: TextField | null = null;

  const end = () => {
    clearInterval(timer);
    listening.abort();
  };
  const isOver = () => (looks += 1) > MOST_LOOKS;
  const pressAll = (field: TextField) => {
    isPressing = true;
    for (let next = buffered.shift(); next !== undefined; next = buffered.shift()) {
      press(field, next);
      // Another element now has the focus, and gets the other keys.
      if (document.activeElement !== field && next.event?.key !== 'Tab') break;
      if (next.event?.key !== 'Enter' && next.event?.key !== 'Tab') continue;
      entered = field;
      looks = 0;
      break;
    }
    isPressing = false;
    if (buffered.length === 0) end();
  };
  const open = () => {
    const element = opener();
    if (element === null) return isOver() ? end() : undefined;
    isOpened = true;
    looks = 0;
    const first = buffered.shift()?.event ?? null;
    // A leading Enter is meant for no field of the dialog.
    while (buffered[0]?.event?.key === 'Enter') buffered.shift();
    isPressing = true;
    if (first !== null) pressIn(element, first);
    isPressing = false;
    if (buffered.length === 0) end();
  };
  const look = () => {
    if (isPressing || signal.aborted) return;
    if (!isOpened) return open();
    const dialog = opened();
    const { activeElement } = document;
    if (dialog === undefined) return;
    const isThere = dialog.contains(activeElement);
    const field = isThere && isTextField(activeElement) ? activeElement : null;
    // A field takes keys even if other parts are still loading.
    const loading = field === null ? dialog.querySelector(LOADING) : field.closest(LOADING);
    if (loading !== null) looks = 0;
    else if (field === null) {
      // A side panel (`data-beside`) focuses its first field, which may load last.
      if ((isThere && !dialog.matches('[data-beside]')) || isOver()) end();
    } else if (field !== entered || isOver()) pressAll(field);
  };
  const take = (event: KeyboardEvent) => {
    look();
    if (isPressing || signal.aborted) return;
    const { key } = event;
    const isFirst = buffered.length === 0;
    if (!isOpened && (!isSingleKey(event) || LEAVING.has(key) || (isFirst && !begins(key)))) return end();
    if (key === 'Escape' && opened() === undefined) giveUp();
    else {
      const text = textOf(event);
      const isHeld = text !== '' || OF_FIELDS.has(key) || (event.altKey && [...key].length === 1);
      if (key === 'Escape' || !isHeld || isComposing(event)) return;
      if (isFirst && !begins(key)) return end();
      // A repeated key is dropped, except Backspace. A leading Enter is the repeat of the press that opened the dialog.
      const isAgain = (event.repeat && key !== 'Backspace') || (isOpened && isFirst && key === 'Enter');
      if (!isAgain) buffered.push({ event, text });
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const paste = (event: ClipboardEvent) => {
    if (!isOpened || isTextField(document.activeElement)) return;
    event.preventDefault();
    buffered.push({ event: null, text: event.clipboardData?.getData('text/plain') ?? '' });
  };
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('focusin', () => !isOpened && look(), { signal });
  window.addEventListener('keydown', take, { capture: true, signal });
  window.addEventListener('paste', paste, { capture: true, signal });
  // After a press elsewhere the keys are no longer meant for this field.
  window.addEventListener('pointerdown', end, { capture: true, signal });
  return end;
}
