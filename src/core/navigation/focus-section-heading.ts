import { focusHeading } from './focus-heading.ts';

/** Moves focus to the heading of the section around `area`, and scrolls to the beginning of the section. */
export function focusSectionHeading(area: HTMLElement): void {
  const section = area.closest('section');
  focusHeading(section?.querySelector('h2'), { preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
