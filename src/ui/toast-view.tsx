import { useEffect, useRef } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { useCopy } from '../copy/use-copy.ts';
import { Icon } from './icon.tsx';
import { useAttention } from './use-attention.ts';

export interface ToastMessage {
  readonly tone: 'success' | 'danger';
  readonly title: string;
  readonly text: string;
  /** The page announces the same text, so the toast is visual only. */
  readonly announcedByPage?: boolean;
}

export interface ToastViewProps {
  message: ToastMessage;
  onDismiss: () => void;
}

/** How long a toast is shown, not counting time while it is hovered or focused. Milliseconds. */
const TOAST_DURATION_MS = 7000;

/**
 * Disappears by itself, but never while its button is hovered or focused. It is below dialogs and lets clicks through,
 * because it may cover a control. On a phone a failure is shown at the top, because the links that help are further down.
 */
export function ToastView({ message, onDismiss }: ToastViewProps) {
  const copy = useCopy(uiCopy);
  const { attended, handlers } = useAttention();
  const remaining = useRef(TOAST_DURATION_MS);
  useEffect(() => {
    if (attended) return undefined;
    const begun = Date.now();
    const timer = setTimeout(onDismiss, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - begun;
    };
  }, [attended, onDismiss]);
  const failed = message.tone === 'danger';
  return (
    <section
      aria-label={message.title}
      className={`pointer-events-none fixed inset-x-3 z-30 animate-rise sm:right-6 sm:bottom-6 sm:left-auto sm:w-96 ${failed ? 'max-sm:top-3' : 'max-sm:bottom-3'}`}
    >
      <div
        {...handlers}
        className={`flex gap-3 rounded-control border p-3 text-sm/5 shadow-card sm:p-4 ${failed ? 'border-danger-line bg-danger-soft text-danger-ink' : 'border-line bg-surface text-ink'}`}
      >
        <span className={failed ? undefined : 'text-success-ink'}>
          <Icon name={failed ? 'alert' : 'check'} />
        </span>
        <div className="min-w-0 flex-1 wrap-break-word">
          <p className="mb-0.5 font-semibold">{message.title}</p>
          <p>{message.text}</p>
        </div>
        <button
          type="button"
          aria-label={copy.dismiss}
          onClick={onDismiss}
          className="pointer-events-auto -m-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-raised"
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
