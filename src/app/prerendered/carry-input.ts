/**
 * Remembers what was entered in the fields of a page. Call the result once another page has replaced it: fields with the
 * same id get the text and the focus back, and a form that was already submitted is submitted again.
 */
export function carryInput(page: HTMLElement): () => void {
  const entered = [...page.querySelectorAll('input')].map(({ id, value, checked }) => ({
    id,
    value,
    checked,
  }));
  const focused = document.activeElement?.id ?? '';
  return () => {
    for (const { id, value, checked } of entered) {
      const field = document.getElementById(id);
      if (!(field instanceof HTMLInputElement)) continue;
      if (checked) field.click();
      else if (field.value !== value) {
        field.value = value;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    }
    document.getElementById(focused)?.focus();
    if (window.earlyInput?.submitted) page.querySelector('form')?.requestSubmit();
  };
}
