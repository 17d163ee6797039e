import type { ReactNode } from 'react';

/**
 * The filters above a list, in one line on a wide screen: fields as high as small buttons, with labels beside them. A
 * hint is shown over the list, only while its field has the focus, so that no row moves. An error always shows.
 */
export function FilterLine({ children }: { children: ReactNode }) {
  return (
    <div className="filter-line flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">{children}</div>
  );
}
