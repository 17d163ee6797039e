import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFind } from './use-find.ts';

const NEVER = new Promise<never>(() => {});

/** Rows that a busy page never gets to render in its pauses: meanwhile they stay as they were. */
function Rows({ searched }: { searched: string }) {
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

test('rows that the page has no time for are rendered all the same soon after the last key, with what was typed last', async () => {
  render(<Board />);
  await type('4');
  await wait(400);
  await type('40');
  await wait(400);
  expect(screen.getByText('all rows')).toBeShown();
  await wait(100);
  expect(screen.getByText('rows of 40')).toBeShown();
});

test('a search that is cleared leaves nothing to be rendered later', async () => {
  render(<Board />);
  await type('4');
  await type('');
  await wait(1000);
  expect(screen.getByText('all rows')).toBeShown();
});
