/** A number of a table, which on a phone's card has its column's name beside it. */
export const labelledCell = (header: string, text: string) => (
  <span className="flex justify-between gap-4 lg:block">
    <span aria-hidden="true" className="text-ink-soft lg:hidden">
      {header}
    </span>
    {text}
  </span>
);
