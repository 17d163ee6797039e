import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { watchIdleMoments } from './idle-moment.ts';

const MINUTE = 60_000;

/** A page with a manual clock. */
function watched() {
  let now = 0;
  const isIdle = watchIdleMoments(() => now);
  return {
    isIdle,
    wait(ms: number) {
      now += ms;
    },
  };
}

test('a page may be reloaded a minute after the last input, and not a millisecond earlier', () => {
  const page = watched();
  page.wait(MINUTE - 1);
  expect(page.isIdle()).toBe(false);
  page.wait(1);
  expect(page.isIdle()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(page.isIdle()).toBe(false);
});

test('a page with input is not reloaded before the input is sent, cleared or removed', () => {
  const page = watched();
  const { unmount } = render(<input aria-label="Name" />);
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Dana' } });
  page.wait(MINUTE);
  expect(page.isIdle()).toBe(false);
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: '' } });
  page.wait(MINUTE);
  expect(page.isIdle()).toBe(true);
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Dana' } });
  unmount();
  page.wait(MINUTE);
  expect(page.isIdle()).toBe(true);
});

test.each([
  ['an open dialog', '<div role="dialog"></div>'],
  ['something that is being sent', '<button aria-busy="true"></button>'],
  ['a driver’s ride', '<div data-unfinished></div>'],
])('a page with %s is not reloaded', (_, shown) => {
  const page = watched();
  page.wait(MINUTE);
  document.body.insertAdjacentHTML('beforeend', shown);
  expect(page.isIdle()).toBe(false);
  document.body.lastElementChild?.remove();
  expect(page.isIdle()).toBe(true);
});
