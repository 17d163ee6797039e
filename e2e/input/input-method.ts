import type { Locator } from 'playwright/test';

/** The way in which a test acts on a page. A story calls these actions; its project chooses pointer or keyboard. */
export interface InputMethod {
  /** Presses a button or a link. */
  readonly press: (target: Locator) => Promise<void>;
  /** Replaces the content of a field. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Ticks a box, or chooses one of several radio buttons. */
  readonly choose: (option: Locator) => Promise<void>;
  /** Picks the option with this value from a list. */
  readonly pick: (list: Locator, value: string) => Promise<void>;
}
