import { expect, type BrowserContext, type Locator } from 'playwright/test';
import type { InputMethod } from './input-method.ts';

/** The most Tab stops to a target. A full page of the queue has 25 accounts of four stops each. */
const MOST_STEPS = 150;

/** The key that moves focus nearer to a target. `null` if the target or a radio button of its group has focus. */
function keyTowards(target: Locator): Promise<'Tab' | 'Shift+Tab' | null> {
  return target.evaluate((element) => {
    const focused = document.activeElement;
    if (focused === null) return 'Tab';
    const isRadio = (node: Element) => node instanceof HTMLInputElement && node.type === 'radio';
    const inItsGroup =
      isRadio(element) && isRadio(focused) && element.getAttribute('name') === focused.getAttribute('name');
    if (focused === element || inItsGroup) return null;
    const behind = element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
    return behind === 0 ? 'Tab' : 'Shift+Tab';
  });
}

/** The keys of a day for the browser's date field, whose parts are in the order of the browser's language. */
function keysOfDay(field: Locator, day: string): Promise<string> {
  return field.evaluate((_, typed) => {
    const parts = new Intl.DateTimeFormat(navigator.language, { timeZone: 'UTC', dateStyle: 'short' });
    const [year = '', month = '', dayOfMonth = ''] = typed.split('-');
    const keys: Readonly<Record<string, string>> = { year, month, day: dayOfMonth };
    return parts
      .formatToParts()
      .map(({ type }) => keys[type] ?? '')
      .join('');
  }, day);
}

/** `marked`: target or parent has a visible ring. `uncovered`: nothing covers the centre of some part of the target. */
function lookOfFocus(target: Locator): Promise<{ marked: boolean; uncovered: boolean }> {
  return target.evaluate((element) => {
    const isRinged = (node: Element | null) => {
      if (node === null) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(node);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
    };
    // The label around a control does not cover the control.
    const own = element.closest('label') ?? element;
    const isOnTop = ({ x, y, width, height }: DOMRect) => {
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && own.contains(top);
    };
    return {
      marked: isRinged(element) || isRinged(element.parentElement),
      uncovered: [...element.getClientRects()].some(isOnTop),
    };
  });
}

/** Moves focus to a target by Tab and Shift+Tab. */
async function reach(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const key = await keyTowards(target);
    if (key === null) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

async function expectFocusSeen(target: Locator): Promise<void> {
  await expect
    .poll(() => lookOfFocus(target), `how focus is seen on ${String(target)}`)
    .toEqual({ marked: true, uncovered: true });
}

/** Presses a key until a condition holds, at most `most` times. */
async function pressUntil(target: Locator, key: string, most: number, holds: () => Promise<boolean>) {
  for (let step = 0; step < most && !(await holds()); step += 1) await target.page().keyboard.press(key);
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Acts by keys only: each element must be reached by Tab, and have visible focus before the action. */
export const keyboardInput: InputMethod = {
  press: async (target) => {
    await reach(target);
    await expectFocusSeen(target);
    await target.page().keyboard.press('Enter');
  },
  write: async (field, text) => {
    const { keyboard: keys } = field.page();
    await reach(field);
    await expectFocusSeen(field);
    if ((await field.getAttribute('type')) === 'date') {
      // Focus is on the first part of the field.
      await keys.type(await keysOfDay(field, text));
      await expect(field).toHaveValue(text);
      return;
    }
    await keys.press('ControlOrMeta+A');
    if (text === '') await keys.press('Delete');
    else await keys.insertText(text);
  },
  choose: async (option) => {
    if (await option.isChecked()) return;
    await reach(option);
    // An arrow moves to the next option and chooses it. If none was chosen before, the first option is only focused.
    await pressUntil(option, 'ArrowDown', 10, () => hasFocus(option));
    await expectFocusSeen(option);
    if (!(await option.isChecked())) await option.page().keyboard.press('Space');
    await expect(option).toBeChecked();
  },
  pick: async (list, value) => {
    await reach(list);
    await expectFocusSeen(list);
    const options = await list.getByRole('option').count();
    await list.page().keyboard.press('Home');
    await pressUntil(list, 'ArrowDown', options, async () => (await list.inputValue()) === value);
    await expect(list).toHaveValue(value);
  },
};

/** From now on, an event of a pointer throws an exception in the page, which fails the test. */
export async function refusePointers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown'] as const) {
      const refuse = (event: MouseEvent) => {
        if (event.isTrusted) throw new Error(`A ${kind} in a story that runs by keyboard`);
      };
      addEventListener(kind, refuse, { capture: true });
    }
  });
}
