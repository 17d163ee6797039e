import type { BrowserContext, Locator } from 'playwright/test';
import type { Hand } from './hand.ts';

/** A mouse or a finger. */
const pointer: Hand = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  choose: (option) => option.check(),
  pick: async (list, value) => {
    await list.selectOption(value);
  },
};

const hands = new WeakMap<BrowserContext, Hand>();

/** Has everything that is done in a browser from now on done by this hand. Without one it is the pointer. */
export function lendHand(context: BrowserContext, hand: Hand): void {
  hands.set(context, hand);
}

const handAt = (target: Locator): Hand => hands.get(target.page().context()) ?? pointer;

/*
 * The acts of page objects and stories. A test tagged `@story` acts by these only: it runs by keyboard.
 */
export const press: Hand['press'] = (target) => handAt(target).press(target);
export const write: Hand['write'] = (field, text) => handAt(field).write(field, text);
export const choose: Hand['choose'] = (option) => handAt(option).choose(option);
export const pick: Hand['pick'] = (list, value) => handAt(list).pick(list, value);
