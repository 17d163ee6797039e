type Field = (HTMLInputElement | HTMLTextAreaElement) & { readonly checked?: boolean };

const fieldsOf = (page: HTMLElement) => [...page.querySelectorAll<Field>('input,textarea')];

/**
 * Records the input of a page. Call the returned function when another page has replaced this page. Fields with the
 * same id then get the input and the focus. A form that was already submitted is submitted again.
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
