/** Aborted when the page is hydrated. */
export const hydrating = new AbortController();

/**
 * Hides typing in inputs from React until the page is hydrated. On a key press, React would hydrate the whole page at
 * once. The browser would show the key only afterwards. The inputs are uncontrolled, so they contain the text anyway.
 * Chromium and WebKit also send `textInput`, which is in no standard. React hydrates for it as well.
 */
export function hideTyping(container: HTMLElement): void {
  for (const name of ['keydown', 'keypress', 'textInput', 'input', 'keyup', 'change']) {
    container.addEventListener(
      name,
      (event) => event.target instanceof HTMLInputElement && event.stopImmediatePropagation(),
      { capture: true, signal: hydrating.signal },
    );
  }
}
