import type { Locator } from 'playwright/test';

/** What acts on a page. A story says what is done; with what, is for the run to say. */
export interface Hand {
  /** Presses a button, follows a link. */
  readonly press: (target: Locator) => Promise<void>;
  /** Replaces what a field holds. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Ticks a box, or chooses one of several radio buttons. */
  readonly choose: (option: Locator) => Promise<void>;
  /** Picks from a list, by the value of the option. */
  readonly pick: (list: Locator, value: string) => Promise<void>;
}
