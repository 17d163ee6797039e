import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSecondPress } from './use-second-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openPresses() {
  const done = vi.fn<() => void>();
  const { result, rerender } = renderHook(({ of }) => useSecondPress(true, of), {
    initialProps: { of: 'a' },
  });
  const press = () => act(() => result.current.press(done));
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { done, press, wait, choose: (of: string) => rerender({ of }) };
}

test('the second press for the same thing counts, also after another thing was chosen in between', () => {
  const { done, press, wait, choose } = openPresses();
  press();
  choose('b');
  wait(1000);
  choose('a');
  press();
  expect(done).toHaveBeenCalledOnce();
});

test('a first press no longer counts after ten seconds, even if another thing was chosen in between', () => {
  const { done, press, wait, choose } = openPresses();
  press();
  choose('b');
  wait(10_000);
  choose('a');
  press();
  expect(done).not.toHaveBeenCalled();
});
