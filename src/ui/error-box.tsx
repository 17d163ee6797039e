import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface ErrorBoxProps {
  text: string;
  /** Ways on: links or buttons. */
  children?: ReactNode;
  /** A new value sends focus to the box; `null` leaves focus where it is. */
  focusKey?: number | null;
}

/** Says once what went wrong. It is an alert, so a reader hears it wherever focus is. */
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
      className="flex animate-fade gap-3 self-start rounded-control border border-danger-line bg-danger-soft p-3 text-sm/5 text-danger-ink"
    >
      <span className="hidden sm:block">
        <Icon name="alert" />
      </span>
      <div className="grid min-w-0 flex-1 content-start gap-1 wrap-anywhere">
        <p className="font-medium">{text}</p>
        {children && <div className="flex flex-wrap gap-x-5 gap-y-1 touch:-my-2">{children}</div>}
      </div>
    </div>
  );
}
