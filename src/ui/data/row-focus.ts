/** `DataTable` marks each row with its key. */
const ROW = '[data-row]';

function rowsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(ROW)];
}

export function keysIn(list: HTMLElement): readonly string[] {
  return rowsIn(list).map(({ dataset }) => dataset['row'] ?? '');
}

export function keyAround(element: Element | null): string | null {
  return element?.closest<HTMLElement>(ROW)?.dataset['row'] ?? null;
}

/** The rows among which a lost focus stays: those of the column around an element, in a list with several, else all. */
export function columnAround(list: HTMLElement, element: HTMLElement): HTMLElement {
  const section = element.closest('section');
  return section !== null && list.contains(section) ? section : list;
}

/** The key of the first row that has not been scrolled out of view; `null` without rows. */
export function firstKeyInView(list: HTMLElement): string | null {
  const rows = rowsIn(list);
  const row = rows.find((each) => each.getBoundingClientRect().bottom > 0) ?? rows[0];
  return keyAround(row ?? null);
}

/**
 * Focuses a row and scrolls it into view; returns `false` if it is not listed. With `pointer`, after a press in another
 * row, the page scrolls only if the row is hidden by the dock; otherwise yet another row would move under the pointer.
 */
export function focusRow(list: HTMLElement, key: string, pointer = false): boolean {
  const row = rowsIn(list).find(({ dataset }) => dataset['row'] === key);
  if (row === undefined) return false;
  row.focus({ preventScroll: true });
  const dock = list.querySelector('[data-dock]:not(:empty)');
  const end = dock?.getBoundingClientRect().top ?? window.innerHeight;
  if (!pointer || row.getBoundingClientRect().bottom > end) row.scrollIntoView({ block: 'nearest' });
  return true;
}

/**
 * The row that gets the focus of a lost one: the same row if it is listed, otherwise the next one that still is, otherwise
 * the one before.
 */
export function heirOf(key: string, before: readonly string[], now: readonly string[]): string | null {
  const at = before.indexOf(key);
  const later = before.slice(at + 1);
  const earlier = before.slice(0, Math.max(0, at)).toReversed();
  return [key, ...later, ...earlier].find((candidate) => now.includes(candidate)) ?? null;
}
