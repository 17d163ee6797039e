/** Makes a heading focusable, and moves the focus to it. */
export function focusHeading(heading: HTMLElement | null | undefined, options?: FocusOptions): void {
  heading?.setAttribute('tabindex', '-1');
  heading?.focus(options);
}

/** Moves the focus to the heading of the section around `area`, and scrolls to the beginning of the section. */
export function focusSectionHeading(area: HTMLElement | null): void {
  const section = area?.closest('section');
  focusHeading(section?.querySelector('h2'), { preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
