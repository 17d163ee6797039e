import { useEffect, useRef } from 'react';

/** The heading of a step that took the place of another: focus comes here, so a reader hears what is new. */
export function HeadingInFocus({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold tracking-tight">
      {children}
    </h2>
  );
}
