import type { ReactNode } from 'react';

/**
 * The filters above a list. On a wide screen they are in one line, as high as small buttons, with labels beside them. A
 * hint covers the list, and only while its field has the focus. So no row moves. An error is always shown.
 */
export function FilterLine({ children }: { children: ReactNode }) {
  return (
    <div className="filter-line flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">{children}</div>
  );
}
