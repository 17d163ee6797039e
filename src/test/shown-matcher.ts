import { expect } from 'vitest';

declare module 'vitest' {
  interface Matchers {
    /** The element is in the page, and neither it nor an ancestor is `hidden`, `aria-hidden` or `inert`. */
    toBeShown: () => void;
  }
}

const HIDDEN = '[hidden], [aria-hidden="true"], [inert]';

expect.extend({
  toBeShown(received: unknown) {
    const isShown = received instanceof Element && received.isConnected && received.closest(HIDDEN) === null;
    return {
      pass: isShown,
      message: () => `expected ${this.utils.stringify(received)} ${isShown ? 'not ' : ''}to be shown`,
    };
  },
});
