import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { SECOND_MS, UNDO_WINDOW_SECONDS } from '#domain/shared/durations.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { useLanguage } from '#words/language-context.ts';
import { useUiCopy } from '#words/ui-copy.ts';
import { classNames } from '../class-names.ts';
import { PageIcon } from '../page-icon.tsx';
import { useAttention } from './use-attention.ts';
import { dialogIsOpen, useCountdown } from './use-countdown.ts';

// Imported here, because every page loads this code once it works, and not before.
void import('../page/follow-translation.ts').then(
  ({ followTranslation }) => followTranslation(),
  () => {},
);

export interface ToastMessage {
  readonly tone: 'success' | 'danger';
  readonly title: string;
  readonly text: string;
  /** The page announces the same text, so the toast is visual only. */
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
/** Time to notice an unexpected text, and the pace of a slow reader. Milliseconds. */
const TO_NOTICE_MS = 2000;
const PER_CHARACTER_MS = 60;

/** The height at the lower edge of the viewport that a toast may cover. Pixels. */
const LOWER_EDGE = 160;

/** A lower viewport has no room to spare at its lower edge. Pixels. */
const LOW = 480;

/** Whether the lower edge has something in use: the focus, a bar of buttons, or half the page. */
function lowerEdgeIsTaken(): boolean {
  const { activeElement, body } = document;
  const { innerHeight } = window;
  if (innerHeight < LOW || document.querySelector('[data-dock]:not(:empty)') !== null) return true;
  if (activeElement === null || activeElement === body) return false;
  return activeElement.getBoundingClientRect().bottom > innerHeight - LOWER_EDGE;
}

/** Whether there is no room beside the title: it is visually hidden, or the page is as wide as the window and has its buttons there. */
const topIsTaken = () => document.querySelector('.sr-only > h1, [data-wide]') !== null;

/** The least width of a toast in the header. Pixels. */
const STRIP = 272;

/**
 * The free part of the header, for a short message over a page that has no free place of its own; `null` without such a
 * page, or without room in sight.
 */
function placeInHeader(): Element | null {
  const place = document.querySelector('[data-toast-place]');
  if (place === null || document.querySelector('[data-wide]') === null) return null;
  return place.clientWidth >= STRIP && place.getBoundingClientRect().top >= 0 ? place : null;
}

/** Calls `onEscape` for an Escape from anywhere on the page, unless a dialog or a list has taken that key. */
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

/**
 * For an element that disappears by itself or by its own button: its focus returns to where it came from, or to the heading if that is
 * gone.
 */
function useFocusBack<Area extends HTMLElement>(area: RefObject<Area | null>) {
  const cameFrom = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const leaving = area.current;
    return () => {
      if (leaving?.contains(document.activeElement) !== true) return;
      const before = cameFrom.current;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else focusPageHeading();
    };
  }, [area]);
  return ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget === null || !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
}

/**
 * A toast disappears by itself, a long one later. Its countdown pauses while its button is hovered or focused, and while a
 * dialog hides it. A change of language ends it, because its text would stay in the old one. Escape dismisses it from
 * anywhere, as its button is the last that Tab reaches; an open dialog takes that key first.
 *
 * Over a page that is as wide as the window a short one lies in the header, where it covers nothing.
 *
 * It must cover neither the focused control, nor a button that is always at the lower edge, nor the text that it repeats. So
 * it is at the top if the page shows the same text; otherwise on a wide screen beside the title, or in the lower corner if
 * there is no room, and on a narrow one at the lower edge, unless one of these is there.
 */
export function ToastView({ message, onDismiss }: ToastViewProps) {
  const copy = useUiCopy();
  const { attended, handlers } = useAttention();
  const [behindDialog, setBehindDialog] = useState(dialogIsOpen);
  const [isAbove, setAbove] = useState(lowerEdgeIsTaken);
  const [isTopTaken, setTopTaken] = useState(topIsTaken);
  // A failure is not cut off, and what the page announces is no message of its own.
  const isShort = message.tone === 'success' && message.announcedByPage !== true;
  const [place, setPlace] = useState(() => (isShort ? placeInHeader() : null));
  const { action } = message;
  const leastMs = action === undefined ? AT_LEAST_MS[message.tone] : UNDO_WINDOW_SECONDS * SECOND_MS;
  const { length } = `${message.title} ${message.text}`;
  const ms = Math.max(leastMs, TO_NOTICE_MS + length * PER_CHARACTER_MS);
  useCountdown(ms, {
    attended,
    onEnd: onDismiss,
    onTick() {
      setBehindDialog(dialogIsOpen);
      setAbove(lowerEdgeIsTaken);
      setTopTaken(topIsTaken);
      setPlace(isShort ? placeInHeader() : null);
    },
  });
  useEscape(onDismiss);
  const controls = useRef<HTMLDivElement>(null);
  const comesFrom = useFocusBack(controls);
  const { language } = useLanguage();
  const writtenIn = useRef(language);
  useEffect(() => {
    if (language !== writtenIn.current) onDismiss();
  }, [language, onDismiss]);
  const failed = message.tone === 'danger';
  const dismiss = (look: string) => (
    <button
      type="button"
      aria-label={copy.dismiss}
      onClick={onDismiss}
      className={`pointer-events-auto grid place-items-center rounded-control hover:bg-raised ${look}`}
    >
      <PageIcon name="close" />
    </button>
  );
  const attention = {
    ref: controls,
    ...handlers,
    onFocus(event: FocusEvent) {
      handlers.onFocus();
      comesFrom(event);
    },
  };
  if (place !== null)
    return createPortal(
      <section
        {...attention}
        aria-label={message.title}
        className={classNames(
          'ml-auto flex w-fit max-w-full items-center gap-x-1',
          behindDialog && 'invisible',
        )}
      >
        <div className="grid min-w-0 text-xs [&_button]:min-h-6 [&_button]:px-1.5 [&_button]:py-0 [&_button]:text-xs/4">
          <p title={message.text} className="truncate">
            <span className="font-semibold text-success-ink">{message.title}</span>{' '}
            <span>{message.text}</span>
          </p>
          {action}
        </div>
        {dismiss('size-8 shrink-0')}
      </section>,
      place,
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
      <div
        {...attention}
        className={`grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 gap-y-0.5 rounded-control border p-3 text-sm/5 wrap-break-word shadow-card sm:gap-x-3 sm:p-4 ${failed ? 'border-danger-line bg-danger-soft text-danger-ink' : 'border-line bg-surface text-ink'}`}
      >
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
      </div>
    </section>
  );
}
