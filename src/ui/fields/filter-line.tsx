import type { ReactNode } from 'react';

/**
 * The filters above a list, in one line on a wide screen: fields as high as small buttons, their labels beside them. A hint shows only while its field has the focus,
 * over the list, so that no row moves; an error always shows.
 */
const LINE = [
  'flex flex-wrap gap-x-3 gap-y-1 print:hidden *:min-w-0 [&_div:has(>label)]:relative',
  'sm:not-touch:[&_:is(input,select)]:min-h-9 sm:not-touch:[&_:is(input,select)]:px-3 sm:not-touch:[&_:is(input,select)]:text-sm',
  'sm:not-touch:[&_select]:pr-9 [&_label]:text-xs/4',
  'items-center sm:[&_div:has(>label)>div]:col-span-1 sm:[&_div:has(>label)]:items-center sm:[&_div:has(>label)]:gap-y-0',
  'max-sm:*:basis-full [&_p:not(:has(svg))]:sr-only [&_:focus-within>p:not(:has(svg))]:not-sr-only',
  '[&_:focus-within>p:not(:has(svg))]:absolute [&_:focus-within>p:not(:has(svg))]:top-full [&_:focus-within>p:not(:has(svg))]:z-10',
  '[&_:focus-within>p:not(:has(svg))]:rounded-lg [&_:focus-within>p:not(:has(svg))]:bg-surface [&_:focus-within>p:not(:has(svg))]:px-2 [&_:focus-within>p:not(:has(svg))]:shadow-low',
].join(' ');

export function FilterLine({ children }: { children: ReactNode }) {
  return <div className={LINE}>{children}</div>;
}
