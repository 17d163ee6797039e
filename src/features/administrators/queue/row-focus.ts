/** Rows are found by `data-account`, the uid of the account they show. */
const ROW = '[data-account]';

function rowsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(ROW)];
}

function rowAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(ROW) ?? null;
}

/** Whether the element is a row or in one. */
export function isInRow(element: Element): boolean {
  return rowAround(element) !== null;
}

/** The uid of the account whose row contains focus. */
export function focusedAccount(list: HTMLElement): string | null {
  const row = rowAround(document.activeElement);
  return row !== null && list.contains(row) ? (row.dataset['account'] ?? null) : null;
}

/** The index of the row around an element, from zero. */
export function rowIndexOf(list: HTMLElement, element: Element | null): number | null {
  const row = rowAround(element);
  const index = row === null ? -1 : rowsIn(list).indexOf(row);
  return index < 0 ? null : index;
}

/** The index of the first row that shows one of these accounts, from zero. */
export function rowIndexAmong(list: HTMLElement, uids: readonly string[]): number | null {
  const index = rowsIn(list).findIndex(({ dataset }) => uids.includes(dataset['account'] ?? ''));
  return index < 0 ? null : index;
}

/** The index of the first row that has not been scrolled out of view. */
export function firstRowInView(list: HTMLElement): number {
  return Math.max(
    0,
    rowsIn(list).findIndex((row) => row.getBoundingClientRect().bottom > 0),
  );
}

function focusWithoutScroll(list: HTMLElement, index: number): HTMLElement | undefined {
  const rows = rowsIn(list);
  const row = rows[Math.max(0, Math.min(index, rows.length - 1))];
  row?.focus({ preventScroll: true });
  return row;
}

/** Focuses the first row that shows one of these accounts; returns `false` if none is listed. */
export function focusFirstRowOf(list: HTMLElement, uids: readonly string[]): boolean {
  const index = rowIndexAmong(list, uids);
  return index !== null && focusRowAt(list, index);
}

/** Focuses the row at an index, or the last one, and brings it into view; returns `false` if there are no rows. */
export function focusRowAt(list: HTMLElement, index: number): boolean {
  const row = focusWithoutScroll(list, index);
  row?.scrollIntoView({ block: 'nearest' });
  return row !== undefined;
}

/**
 * The same after a press in the row before: a page that moved would bring somebody else under the pointer. It moves only
 * if the row is under the dock, where the pointer then is, too.
 */
export function focusRowUnderPointer(list: HTMLElement, index: number): boolean {
  const row = focusWithoutScroll(list, index);
  const end =
    list.querySelector('[data-dock]:not(:empty)')?.getBoundingClientRect().top ?? window.innerHeight;
  if (row !== undefined && row.getBoundingClientRect().bottom > end) row.scrollIntoView({ block: 'nearest' });
  return row !== undefined;
}

/** Moves focus one row down or up, or to the first row if focus is outside the list. */
export function stepRow(list: HTMLElement, by: 1 | -1): void {
  const index = rowIndexOf(list, document.activeElement);
  focusRowAt(list, index === null ? 0 : index + by);
}

/** Follows the row's link if the row itself has focus, not a control in it. Returns whether it did. */
export function openFocusedRow(list: HTMLElement): boolean {
  const row = document.activeElement;
  if (!(row instanceof HTMLElement) || !row.matches(ROW) || !list.contains(row)) return false;
  row.querySelector('a')?.click();
  return true;
}
