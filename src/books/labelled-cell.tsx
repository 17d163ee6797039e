/** A number of a table. On a phone's card, the column's name is beside it. */
export const labelledCell = (header: string, text: string) => (
  <span className="flex justify-between gap-4 lg:block">
    <span aria-hidden="true" className="text-ink-soft lg:hidden">
      {header}
    </span>
    {text}
  </span>
);
