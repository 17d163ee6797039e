import type { Hand } from './hand.ts';

/** A mouse or a finger. */
export const pointer: Hand = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  choose: (option) => option.check(),
  pick: async (list, value) => {
    await list.selectOption(value);
  },
};
