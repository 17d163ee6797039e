/** What a reload would interrupt: a dialog, a panel, a running request, a ride, unsent steps, or a chime. */
const UNFINISHED = '[role=dialog],[role=alertdialog],[aria-busy=true],[data-unfinished]';

/** How long a visible or hidden page must be without input before a reload. Milliseconds. */
const UNTOUCHED_MS = { visible: 60_000, hidden: 15_000 } as const;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Watches the input of this page from now on. The returned function returns `true` if a reload would disturb no one.
 * Nothing is then open, running or typed, and there was no input for a while.
 */
export function watchIdleMoments(now: () => number = Date.now): () => boolean {
  let touched = now();
  // The set is weak, because a page that stays open all day unmounts many forms.
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
    // A form that was sent is removed or cleared, so its input is in no field any more.
    const fields = document.querySelectorAll<Field>('input,select,textarea');
    return ![...fields].some((field) => typed.has(field) && field.value !== '');
  };
}
