import { useEffect, useEffectEvent, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { SECOND_MS, UNDO_WINDOW_SECONDS } from '#domain/shared/durations.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { useLanguage } from '#words/language-context.ts';
import { useUiCopy } from '#words/ui-copy.ts';
import { classNames } from '../class-names.ts';
import { PageIcon } from '../page-icon.tsx';
import { useAttention } from './use-attention.ts';
import { useCountdown } from './use-countdown.ts';
import { useToastPlace } from './use-toast-place.ts';

// Every page loads this file only after the page works. So this file starts `followTranslation`.
void import('../page/follow-translation.ts').then(
  ({ followTranslation }) => followTranslation(),
  () => {},
);

export interface ToastMessage {
  readonly tone: 'success' | 'danger';
  readonly title: string;
  readonly text: string;
  /** Whether the page announces the same text. The toast is then visual only. */
  readonly announcedByPage?: boolean;
  /** A button for an action; the toast is then shown longer. */
  readonly action?: ReactNode;
}

export interface ToastViewProps {
  message: ToastMessage;
  onDismiss: () => void;
}

/** The shortest time for which a toast is shown, if its text needs no more. Milliseconds. */
const AT_LEAST_MS = { success: 5000, danger: 7000 };
/** The time to notice an unexpected text, and the pace of a slow reader. Milliseconds. */
const TO_NOTICE_MS = 2000;
const PER_CHARACTER_MS = 60;

/** Calls `onEscape` for Escape anywhere on the page, unless a dialog or a list has handled the key. */
function useEscape(onEscape: () => void): void {
  const press = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

interface ControlsProps {
  handlers: ReturnType<typeof useAttention>['handlers'];
  forget: () => void;
  className: string;
  children: ReactNode;
}

/**
 * The content of a toast. If the content is removed with the focus in it, the focus returns to the element that had it
 * before. If that element is gone, the page's heading gets it.
 */
function Controls({ handlers, forget, className, children }: ControlsProps) {
  const area = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const forgetAttention = useEffectEvent(forget);
  useLayoutEffect(() => {
    const leaving = area.current;
    return () => {
      if (leaving?.contains(document.activeElement) === true) {
        const before = cameFrom.current;
        if (before instanceof HTMLElement && before.isConnected) before.focus();
        else focusPageHeading();
      }
      forgetAttention();
    };
  }, []);
  return (
    <div
      ref={area}
      data-toast=""
      {...handlers}
      onFocus={({ relatedTarget, currentTarget }: FocusEvent) => {
        handlers.onFocus();
        // The focus comes from nowhere on the return from another window, too.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
      className={className}
    >
      {children}
    </div>
  );
}

/**
 * A toast. It disappears by itself, later if its text is long. The countdown pauses behind a dialog, in a hidden tab,
 * and while a button of the toast is hovered or focused. A change of language ends the toast, because its text would
 * stay in the old language. Escape dismisses it from anywhere, unless a dialog takes that key.
 *
 * A toast covers neither the focused control, nor buttons at the lower edge, nor the text that it repeats. If the page
 * announces its text, the toast is at the top. Any other success over a page as wide as the window is in the header if
 * there is room. On a wide screen all others are beside the title or, without room there, in the lower corner. On a
 * narrow screen they are at the lower edge or, if that edge is in use, at the top.
 */
export function ToastView({ message, onDismiss }: ToastViewProps) {
  const copy = useUiCopy();
  const { attended, handlers, forget } = useAttention();
  // The header would cut off a failure. A toast that the page announces is at the top.
  const isShort = message.tone === 'success' && message.announcedByPage !== true;
  const { behindDialog, isAbove, isTopTaken, inHeader, look } = useToastPlace(isShort);
  const { action } = message;
  const leastMs = action === undefined ? AT_LEAST_MS[message.tone] : UNDO_WINDOW_SECONDS * SECOND_MS;
  const { length } = `${message.title} ${message.text}`;
  const ms = Math.max(leastMs, TO_NOTICE_MS + length * PER_CHARACTER_MS);
  useCountdown(ms, { attended, onEnd: onDismiss, onTick: look });
  useEscape(onDismiss);
  const { language } = useLanguage();
  const writtenIn = useRef(language);
  useEffect(() => {
    if (language !== writtenIn.current) onDismiss();
  }, [language, onDismiss]);
  const failed = message.tone === 'danger';
  const dismiss = (classes: string) => (
    <button
      type="button"
      aria-label={copy.dismiss}
      onClick={onDismiss}
      className={`pointer-events-auto grid place-items-center rounded-control hover:bg-raised ${classes}`}
    >
      <PageIcon name="close" />
    </button>
  );
  const controls = (className: string, children: ReactNode) => (
    <Controls handlers={handlers} forget={forget} className={className}>
      {children}
    </Controls>
  );
  if (inHeader !== null)
    return createPortal(
      <section aria-label={message.title} className={behindDialog ? 'invisible' : ''}>
        {controls(
          'ml-auto flex w-fit max-w-full items-center gap-x-1',
          <>
            <div className="grid min-w-0 text-xs/4 [&_button]:min-h-6 [&_button]:px-1.5 [&_button]:py-0 [&_button]:text-xs/4">
              <p title={message.text} className={action === undefined ? 'line-clamp-2' : 'truncate'}>
                <span className="font-semibold text-success-ink">{message.title}</span>{' '}
                <span>{message.text}</span>
              </p>
              {action}
            </div>
            {dismiss('size-8 shrink-0')}
          </>,
        )}
      </section>,
      inHeader,
    );
  return (
    <section
      aria-label={message.title}
      className={classNames(
        'pointer-events-none fixed inset-x-3 z-30 animate-rise print:hidden sm:right-6 sm:left-auto sm:w-96',
        message.announcedByPage ? 'top-3 sm:top-6' : isTopTaken ? 'lg:bottom-6' : 'lg:top-14',
        !message.announcedByPage && (isAbove ? 'max-lg:top-3' : 'max-lg:bottom-3'),
        behindDialog && 'invisible',
      )}
    >
      {controls(
        `grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 gap-y-0.5 rounded-control border p-3 text-sm/5 wrap-break-word shadow-card sm:gap-x-3 sm:p-4 ${failed ? 'border-danger-line bg-danger-soft text-danger-ink' : 'border-line bg-surface text-ink'}`,
        <>
          <span className={classNames('max-[16rem]:hidden', !failed && 'text-success-ink')}>
            <PageIcon name={failed ? 'alert' : 'check'} />
          </span>
          <p className="font-semibold max-[16rem]:col-span-2">{message.title}</p>
          {dismiss('col-start-3 -m-2 row-start-1 size-11 sm:row-span-2')}
          <p className="max-sm:col-span-full sm:col-start-2">{message.text}</p>
          {action !== undefined && (
            <div className="pointer-events-auto mt-1 justify-self-start max-sm:col-span-full sm:col-start-2">
              {action}
            </div>
          )}
        </>,
      )}
    </section>
  );
}
