/** Rows are found by `data-account`, the uid of the account they show. */
const ROW = '[data-account]';

function rowsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(ROW)];
}

function rowAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(ROW) ?? null;
}

/** The account whose row, or something in it, has focus. */
export function focusedAccount(list: HTMLElement): string | null {
  const row = rowAround(document.activeElement);
  return row !== null && list.contains(row) ? (row.dataset['account'] ?? null) : null;
}

/** The place of the row around an element, counted from zero. */
export function rowIndexOf(list: HTMLElement, element: Element | null): number | null {
  const row = rowAround(element);
  const index = row === null ? -1 : rowsIn(list).indexOf(row);
  return index < 0 ? null : index;
}

/** Focuses the row at a place, or the last one where there are fewer; answers whether there was any. */
export function focusRowAt(list: HTMLElement, index: number): boolean {
  const rows = rowsIn(list);
  const row = rows[Math.max(0, Math.min(index, rows.length - 1))];
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
  return row !== undefined;
}

/** One row down or up; into the list where focus is outside of it. */
export function stepRow(list: HTMLElement, by: 1 | -1): void {
  const index = rowIndexOf(list, document.activeElement);
  focusRowAt(list, index === null ? 0 : index + by);
}

/** Moves focus from a button to its row, so that it survives the button being disabled. */
export function retreatToRow(list: HTMLElement, uid: string): void {
  const row = rowAround(document.activeElement);
  if (row !== null && list.contains(row) && row.dataset['account'] === uid) row.focus();
}

/** Follows the row's own link, where the row itself has focus and nothing in it. */
export function openFocusedRow(list: HTMLElement): boolean {
  const row = document.activeElement;
  if (!(row instanceof HTMLElement) || !row.matches(ROW) || !list.contains(row)) return false;
  row.querySelector('a')?.click();
  return true;
}
