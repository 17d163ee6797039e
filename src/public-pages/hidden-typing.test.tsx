import { expect, test } from 'vitest';
import { hideTyping, hydrating } from './hidden-typing.ts';

const TYPED = ['keydown', 'keypress', 'textInput', 'input', 'keyup', 'change'];

test('typing in a field reaches React only once the page is hydrated, and a click reaches React at any time', () => {
  document.body.innerHTML = '<div id="root"><input id="field"><button>Sign in</button></div>';
  const root = document.getElementById('root');
  const field = document.getElementById('field');
  const button = document.querySelector('button');
  if (root === null || field === null || button === null) throw new Error('There is no page.');
  hideTyping(root);
  // React adds its listeners to the root when hydration begins.
  const reached: string[] = [];
  for (const name of [...TYPED, 'click']) root.addEventListener(name, () => reached.push(name), true);
  const type = () => TYPED.forEach((name) => field.dispatchEvent(new Event(name, { bubbles: true })));
  type();
  expect(reached).toEqual([]);
  button.click();
  field.click();
  button.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(reached).toEqual(['click', 'click', 'keydown']);
  hydrating.abort();
  type();
  expect(reached.slice(3)).toEqual(TYPED);
});
