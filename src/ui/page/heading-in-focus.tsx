import { useEffect, useRef } from 'react';

/** The heading of a step that has replaced another. It takes the focus, so that screen readers read the change. */
export function HeadingInFocus({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold tracking-tight">
      {children}
    </h2>
  );
}
