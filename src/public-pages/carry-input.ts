type Field = (HTMLInputElement | HTMLTextAreaElement) & { readonly checked?: boolean };

const fieldsOf = (page: HTMLElement) => [...page.querySelectorAll<Field>('input,textarea')];

/**
 * Records the input of a page. Call the result when another page has replaced it: fields with the same id get the input
 * and the focus, and a form that was already submitted is submitted again.
 */
export function carryInput(page: HTMLElement): () => void {
  const entered = fieldsOf(page);
  const focused = document.activeElement;
  return () => {
    for (const field of fieldsOf(page)) {
      const before = entered.find(({ id }) => id === field.id);
      if (before?.checked) field.click();
      else if (before && field.value !== before.value) {
        field.value = before.value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (before === focused) field.focus();
    }
    if (window.earlyInput?.submitted) page.querySelector('form')?.requestSubmit();
  };
}
