import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFind } from './use-find.ts';

const begun = vi.fn<(searched: string) => void>();
const NEVER = new Promise<never>(() => {});

/** Rows that a busy page has no idle time to render, so they stay unchanged. */
function Rows({ searched }: { searched: string }) {
  begun(searched);
  return searched === '' ? 'all rows' : use(NEVER);
}

function Board() {
  const find = useFind();
  return (
    <>
      <input type="search" aria-label="Search" onChange={({ target }) => find.search(target.value)} />
      <Suspense fallback={`rows of ${find.searched}`}>
        <Rows searched={find.searched} />
      </Suspense>
    </>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const type = (value: string) =>
  act(async () => fireEvent.change(screen.getByRole('searchbox'), { target: { value } }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('rows are rendered after the frame of the key, and on a busy page still soon after the last key', async () => {
  render(<Board />);
  await type('4');
  expect(begun).not.toHaveBeenCalledWith('4');
  await wait(400);
  expect(begun).toHaveBeenCalledWith('4');
  await type('40');
  await wait(400);
  expect(screen.getByText('all rows')).toBeShown();
  await wait(100);
  expect(screen.getByText('rows of 40')).toBeShown();
});

test('a cleared search leaves nothing to render later', async () => {
  render(<Board />);
  await type('4');
  await type('');
  await wait(1000);
  expect(screen.getByText('all rows')).toBeShown();
});
