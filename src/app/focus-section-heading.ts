/** Moves focus to the heading of the section around `area`, and scrolls to the beginning of the section. */
export function focusSectionHeading(area: HTMLElement): void {
  const section = area.closest('section');
  const heading = section?.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
