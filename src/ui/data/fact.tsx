import type { ReactNode } from 'react';

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[minmax(8rem,1fr)_2fr] in-data-wide:sm:grid-cols-[6rem_1fr]">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0 font-medium tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}

/** A cell that repeats its column head in a narrow list, which has no heads. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className="@min-[40rem]:hidden">{label}: </span>
      {children}
    </>
  );
}
