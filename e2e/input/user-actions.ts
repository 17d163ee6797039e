import type { BrowserContext, Locator } from 'playwright/test';
import type { InputMethod } from './input-method.ts';

const pointer: InputMethod = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  choose: (option) => option.check(),
  pick: async (list, value) => {
    await list.selectOption(value);
  },
};

const inputs = new WeakMap<BrowserContext, InputMethod>();

/** Makes page objects use this input method on the pages of a browser. The default is the pointer. */
export function setInput(context: BrowserContext, input: InputMethod): void {
  inputs.set(context, input);
}

const inputFor = (target: Locator): InputMethod => inputs.get(target.page().context()) ?? pointer;

// The actions of page objects and stories. A test tagged `@story` uses no others, so it can run by keyboard.
export const press: InputMethod['press'] = (target) => inputFor(target).press(target);
export const write: InputMethod['write'] = (field, text) => inputFor(field).write(field, text);
export const choose: InputMethod['choose'] = (option) => inputFor(option).choose(option);
export const pick: InputMethod['pick'] = (list, value) => inputFor(list).pick(list, value);
