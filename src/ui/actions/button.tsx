import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { buttonClasses, type ButtonSize, type ButtonTone } from './button-classes.ts';

function Spinner() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className="size-5 animate-turn">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" className="opacity-25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  tone?: ButtonTone | undefined;
  size?: ButtonSize;
  wide?: boolean;
  /** Whether the action is running. Both labels are laid out, so that the button keeps its width. */
  busy?: boolean;
  busyLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that is busy or `aria-disabled` ignores presses and keeps the focus. `disabled` is only for a button that
 * cannot be pressed at all, and for the busy sign-in form (spec 2).
 */
export function Button({
  tone,
  size,
  wide,
  busy = false,
  busyLabel,
  'aria-disabled': unavailable = busy,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy button does not submit its form.
    if (unavailable === true) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        onClick={press}
        aria-disabled={unavailable || undefined}
        aria-busy={busy || undefined}
        className={buttonClasses(tone, size, wide)}
      >
        <span
          aria-hidden={(busy && busyLabel !== undefined) || undefined}
          className={classNames(
            'col-start-1 row-start-1',
            busy && (busyLabel === undefined ? 'opacity-0' : 'invisible'),
          )}
        >
          {children}
        </span>
        {busyLabel === undefined ? (
          <span className="col-start-1 row-start-1">{busy && <Spinner />}</span>
        ) : (
          <span
            aria-hidden={!busy || undefined}
            className={classNames(
              'col-start-1 row-start-1 inline-flex items-center gap-2.5',
              !busy && 'invisible',
            )}
          >
            {busy && <Spinner />}
            {busyLabel}
          </span>
        )}
      </button>
      {/* Screen readers do not announce that the name of the focused button has changed. */}
      {busyLabel !== undefined && (
        <span aria-live="polite" className="sr-only">
          {busy && busyLabel}
        </span>
      )}
    </>
  );
}
