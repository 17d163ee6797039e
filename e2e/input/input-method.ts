import type { Locator } from 'playwright/test';

/** The way in which a test acts on a page. A story states its actions; its project chooses pointer or keyboard. */
export interface InputMethod {
  /** Presses a button, follows a link. */
  readonly press: (target: Locator) => Promise<void>;
  /** Replaces the content of a field. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Ticks a box, or chooses one of several radio buttons. */
  readonly choose: (option: Locator) => Promise<void>;
  /** Picks from a list, by the value of the option. */
  readonly pick: (list: Locator, value: string) => Promise<void>;
}
