import { expect, test } from 'vitest';
import { noteOf } from '#test/note-of.ts';
import { focusPageHeading } from './focus-on-navigation.ts';

function page(markup: string): void {
  document.body.innerHTML = markup;
}

const focused = () => document.activeElement?.id;
/** A mutation observer is called in a microtask. */
const observed = () => Promise.resolve();

test('the heading of the page gets the focus', () => {
  page('<main><h1 id="title">A page</h1></main>');
  focusPageHeading();
  expect(focused()).toBe('title');
});

test('the heading behind a dialog does not get the focus', () => {
  page('<main><h1 id="title">A page</h1></main><div role="dialog"><button id="close">Close</button></div>');
  document.querySelector('button')?.focus();
  focusPageHeading();
  expect(focused()).toBe('close');
});

test('a heading that arrives late gets the focus', async () => {
  page('<a id="link" href="/next">Next</a><main></main>');
  document.querySelector('a')?.focus();
  focusPageHeading();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1 id="title">A page</h1>');
  await observed();
  expect(focused()).toBe('title');
});

test.each(['focuses', 'types in'])('a late heading gets no focus if the user %s a field', async (how) => {
  page('<input id="search"><main></main>');
  const field = document.querySelector('input');
  if (how === 'types in') field?.focus();
  focusPageHeading();
  field?.focus();
  if (how === 'types in') field?.dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1 id="title">A page</h1>');
  await observed();
  expect(focused()).toBe('search');
});

test('a page whose heading has the focus ends the wait for the heading of an earlier page', async () => {
  page('<main></main>');
  focusPageHeading();
  page('<main><h1 id="first">A page</h1></main>');
  focusPageHeading();
  page('<main><h1 id="second">Another page</h1></main>');
  await observed();
  expect(focused()).not.toBe('second');
});

test('a link that disappears with its page does not count as a move of the focus', async () => {
  page('<a id="link" href="/next">Next</a><main></main>');
  document.querySelector('a')?.focus();
  focusPageHeading();
  page('<main><h1 id="title">A page</h1></main>');
  await observed();
  expect(focused()).toBe('title');
});

test('the arrival note of a page is read with its heading', () => {
  page('<main><p id="arrival-note">This is your own.</p><h1 id="title">A page</h1></main>');
  focusPageHeading();
  expect(noteOf(document.querySelector('h1') ?? document.body)).toBe('This is your own.');
});
