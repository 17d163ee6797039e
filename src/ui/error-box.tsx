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
      className="animate-fade gap-3 self-center rounded-control border border-danger-line bg-danger-soft p-3 text-sm/5 text-danger-ink sm:flex"
    >
      {/* On a phone it stands in the first line, so that the others have the whole width. */}
      <span className="float-left mr-2 sm:mr-0">
        <Icon name="alert" />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{text}</p>
        {children && (
          <div className="clear-left mt-1 flex flex-wrap gap-x-4 gap-y-1 touch:-mt-2 touch:-mb-3 touch:gap-y-0">
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
