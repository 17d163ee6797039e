import type { ComponentProps } from 'react';

/** What others have done with a ride since the dialog about it was opened, announced as it happens. */
export function NewsBox(props: Pick<ComponentProps<'output'>, 'ref' | 'children'>) {
  return (
    <output
      {...props}
      tabIndex={-1}
      className="grid gap-1 rounded-control border border-line-strong bg-raised p-3 text-sm empty:hidden"
    />
  );
}
