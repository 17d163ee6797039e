import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchIdleMoments } from '#app/shell/idle-moment.ts';
import { useChime } from './use-chime.ts';

function Page({ wanted }: { wanted: boolean }) {
  const chime = useChime(wanted);
  return <button onClick={() => chime.ring()}>Ring</button>;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'vibrate');
  vi.unstubAllGlobals();
});

test('while a page listens, any press unlocks its chime after a reload', () => {
  const vibrate = vi.fn<() => void>();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  const { getByRole, rerender } = render(<Page wanted={false} />);
  fireEvent.pointerDown(document.body);
  fireEvent.click(getByRole('button'));
  expect(vibrate).not.toHaveBeenCalled();
  rerender(<Page wanted />);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  vi.advanceTimersByTime(50);
  fireEvent.click(getByRole('button'));
  expect(vibrate).toHaveBeenCalledOnce();
});

test('a page opens the device’s audio after the result of the press is shown, and closes the audio when the page is left', () => {
  const close = vi.fn<() => Promise<void>>(async () => {});
  const take = vi.fn<() => object>(function take() {
    return { state: 'running', close };
  });
  vi.stubGlobal('AudioContext', take);
  const { unmount } = render(<Page wanted />);
  fireEvent.pointerDown(document.body);
  expect(take).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect([take.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
  unmount();
  expect(close).toHaveBeenCalledOnce();
});

test('while a page listens, no new version reloads the page, because a reload would silence it', () => {
  let now = 0;
  const isIdle = watchIdleMoments(() => now);
  const { rerender } = render(<Page wanted />);
  now = 120_000;
  expect(isIdle()).toBe(false);
  rerender(<Page wanted={false} />);
  expect(isIdle()).toBe(true);
});
