import { expect, test, vi } from 'vitest';
import { carryInput } from './carry-input.ts';

const PAGE =
  '<form><input id="email" /><input id="driver" type="radio" /><input id="gone" /><button>Send</button></form>';

test('input is carried into the fields of the next page, with the focus, and is submitted again', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = PAGE;
  const before = page.querySelectorAll('input');
  before.forEach((field) => (field.value = 'typed'));
  before[1]?.click();
  before[0]?.focus();
  vi.stubGlobal('earlyInput', { submitted: page.querySelector('form') });
  const carried = carryInput(page);
  page.innerHTML = PAGE.replace('<input id="gone" />', '');
  const seen: string[] = [];
  page.addEventListener('input', ({ target }) => target instanceof HTMLInputElement && seen.push(target.id));
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    seen.push('submitted');
  });
  carried();
  const [email, driver] = page.querySelectorAll('input');
  expect([email?.value, driver?.checked]).toEqual(['typed', true]);
  expect(document.activeElement).toBe(email);
  expect(seen).toEqual(['email', 'driver', 'submitted']);
});

test('input of a text area is carried as well', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const form = '<details><textarea id="message"></textarea></details>';
  page.innerHTML = form;
  page.querySelectorAll('textarea').forEach((field) => (field.value = 'From the depot.'));
  const carried = carryInput(page);
  page.innerHTML = form;
  carried();
  expect(page.querySelector('textarea')?.value).toBe('From the depot.');
});
