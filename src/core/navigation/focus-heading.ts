/** Moves focus to a heading, which takes none by itself. */
export function focusHeading(heading: HTMLElement | null | undefined, options?: FocusOptions): void {
  heading?.setAttribute('tabindex', '-1');
  heading?.focus(options);
}
