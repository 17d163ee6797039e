import { useRef } from 'react';

/**
 * Focuses the dialog itself if `readFirst` is set. Does so, too, if the first control is below the screen or behind the
 * foot. Radix would focus that control, and a reader would miss the beginning of the dialog.
 */
function beginWhereVisible(event: Event, readFirst: boolean): void {
  if (!(event.target instanceof HTMLElement)) return;
  const first = event.target.querySelector('button, input, select, textarea');
  const foot = event.target.querySelector('[data-foot]');
  const end = foot?.contains(first) === false ? foot.getBoundingClientRect().top : window.innerHeight;
  const isVisible =
    first === null || first.getBoundingClientRect().bottom <= Math.min(end, window.innerHeight);
  if (isVisible && !readFirst) return;
  event.preventDefault();
  event.target.focus({ preventScroll: true });
}

/** An element with `data-own-escape` handles Escape itself. The dialog stays open. */
function leaveToOwner(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-own-escape]') !== null)
    event.preventDefault();
}

/**
 * The focus handling of a dialog or a side panel, as props of Radix's content. Radix gives the focus back only to its
 * own trigger, so this hook remembers the element that had the focus.
 */
export function useDialogFocus(readFirst = false) {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      beginWhereVisible(event, readFirst);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // The closing action may already have moved the focus to its result.
      if (document.activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
    onEscapeKeyDown: leaveToOwner,
  };
}
