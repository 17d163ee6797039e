import type { Locator } from 'playwright/test';

/** How a test acts on a page. A story says what is done; the project that runs it chooses pointer or keyboard. */
export interface InputMethod {
  /** Presses a button, follows a link. */
  readonly press: (target: Locator) => Promise<void>;
  /** Replaces what a field holds. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Ticks a box, or chooses one of several radio buttons. */
  readonly choose: (option: Locator) => Promise<void>;
  /** Picks from a list, by the value of the option. */
  readonly pick: (list: Locator, value: string) => Promise<void>;
}
