import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

function Page({ onDuty }: { onDuty: boolean }) {
  useWakeLock(onDuty);
  return <button>Press</button>;
}

interface Lock {
  released: boolean;
  release: () => Promise<void>;
}

/** A browser that can keep its screen on. */
function screenLocks() {
  const locks: Lock[] = [];
  const request = vi.fn<() => Promise<Lock>>(async () => {
    const lock = {
      released: false,
      async release() {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  });
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return { locks, request };
}

afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

test('the screen stays on while the driver is on duty', async () => {
  const { locks } = screenLocks();
  const { rerender } = render(<Page onDuty={false} />);
  expect(locks).toHaveLength(0);
  rerender(<Page onDuty />);
  await waitFor(() => expect(locks).toHaveLength(1));
  rerender(<Page onDuty={false} />);
  await waitFor(() => expect(locks[0]?.released).toBe(true));
});

test('a lock that the browser released is requested again when the page is visible, and only then', async () => {
  const { locks, request } = screenLocks();
  render(<Page onDuty />);
  await waitFor(() => expect(locks).toHaveLength(1));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(request).toHaveBeenCalledOnce();
  await locks[0]?.release();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(locks).toHaveLength(2));
});

test('a refused lock is requested again with the next press', async () => {
  const { locks, request } = screenLocks();
  request.mockRejectedValueOnce(new Error('low battery'));
  const { getByRole } = render(<Page onDuty />);
  await waitFor(() => expect(request).toHaveBeenCalledOnce());
  await act(async () => {});
  fireEvent.pointerDown(getByRole('button'));
  await waitFor(() => expect(locks).toHaveLength(1));
});

test('a lock granted after the end of the shift is released at once', async () => {
  const { locks } = screenLocks();
  const { unmount } = render(<Page onDuty />);
  unmount();
  await waitFor(() => expect(locks[0]?.released).toBe(true));
});

test('the page works in a browser without wake locks', () => {
  expect(() => render(<Page onDuty />)).not.toThrow();
});
