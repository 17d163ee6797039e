/** A number in a table. On a phone, the name of its column is beside it. */
export const labelledCell = (header: string, text: string) => (
  <span className="flex justify-between gap-4 lg:block">
    <span aria-hidden="true" className="text-ink-soft lg:hidden">
      {header}
    </span>
    {text}
  </span>
);
