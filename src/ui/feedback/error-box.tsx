import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';

interface ErrorBoxProps {
  text: string;
  children?: ReactNode;
  /** A new value sends focus to the box; `null` leaves focus where it is. */
  focusKey?: object | null;
}

/** A failure. As an alert it is announced wherever focus is. */
export function ErrorBox({ text, children, focusKey = null }: ErrorBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusKey !== null) box.current?.focus();
  }, [focusKey]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="animate-fade flex scroll-mt-4 gap-2 self-center rounded-control border border-danger-line bg-danger-soft p-[min(0.75rem,4vw)] text-left text-sm/5 text-danger-ink sm:gap-3"
    >
      <Icon name="alert" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{text}</p>
        {children && (
          <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1 touch:has-[a]:-my-3">{children}</div>
        )}
      </div>
    </div>
  );
}
