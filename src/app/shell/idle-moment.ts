/** What a reload would interrupt: a dialog or panel, something that is being sent, a driver's ride or unsent steps, or a chime. */
const UNFINISHED = '[role=dialog],[role=alertdialog],[aria-busy=true],[data-unfinished]';

/** How long nobody has touched a page that may be reloaded: while it is looked at, and while it is hidden. Milliseconds. */
const UNTOUCHED_MS = { visible: 60_000, hidden: 15_000 } as const;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Watches what somebody does with this page from now on. Returns whether it may be reloaded without anybody minding: nothing
 * is open, under way or typed, and nobody has touched it for a while.
 */
export function watchIdleMoments(now: () => number = Date.now): () => boolean {
  let touched = now();
  // Weak, since a page that stays open all day leaves many forms behind it.
  const typed = new WeakSet<EventTarget>();
  const touch = ({ type, target }: Event) => {
    touched = now();
    if (type === 'input' && target !== null) typed.add(target);
  };
  for (const type of ['input', 'keydown', 'pointerdown', 'scroll']) {
    document.addEventListener(type, touch, { capture: true, passive: true });
  }
  return () => {
    const isUntouched = now() - touched >= UNTOUCHED_MS[document.visibilityState];
    if (!isUntouched || document.querySelector(UNFINISHED) !== null) return false;
    // What was sent has left the page with its form, or has been emptied.
    const fields = document.querySelectorAll<Field>('input,select,textarea');
    return ![...fields].some((field) => typed.has(field) && field.value !== '');
  };
}
