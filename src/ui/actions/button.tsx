import type { ButtonHTMLAttributes, Ref } from 'react';
import { buttonClasses, type ButtonSize, type ButtonTone } from './button-classes.ts';
import { classNames } from '../class-names.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  wide?: boolean;
  /** Disables the button; its width stays, because label and `busyLabel` are both laid out. */
  busy?: boolean;
  busyLabel?: string;
  /** Shows a spinner in place of the label, as `busy` does, but leaves the button enabled and so its focus. */
  spinning?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  tone,
  size,
  wide,
  busy = false,
  busyLabel,
  spinning = false,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <>
      <button
        type="button"
        {...rest}
        disabled={disabled || busy}
        aria-busy={busy || undefined}
        className={buttonClasses(tone, size, wide)}
      >
        <span
          aria-hidden={(busy && busyLabel !== undefined) || undefined}
          className={classNames(
            'col-start-1 row-start-1',
            (busy || spinning) && (busyLabel === undefined ? 'opacity-0' : 'invisible'),
          )}
        >
          {children}
        </span>
        {busyLabel === undefined ? (
          <span className="col-start-1 row-start-1">{(busy || spinning) && <Spinner />}</span>
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
      {/* A disabled button loses the focus, so what it says by now would not be heard. */}
      {busyLabel !== undefined && (
        <span aria-live="polite" className="sr-only">
          {busy && busyLabel}
        </span>
      )}
    </>
  );
}
