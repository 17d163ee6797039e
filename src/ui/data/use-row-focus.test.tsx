import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Dialog } from '../feedback/dialog.tsx';
import { heirOf, useRowFocus } from './use-row-focus.ts';

/** A list that, once it reloads, awaits the row `second`. */
function createList(given: readonly string[] = ['first']) {
  const none: () => void = () => {};
  const noDrop: (row: string) => void = none;
  const actions = { drop: noDrop, reload: none, reloadWhileRendering: none, arrive: none };
  function List() {
    const [rows, setRows] = useState(given);
    const [loading, setLoading] = useState(false);
    const [renders, setRenders] = useState(0);
    const [awaited, setAwaited] = useState<readonly string[]>([]);
    const area = useRef<HTMLDivElement>(null);
    useRowFocus(area, { awaited, loading });
    useLayoutEffect(() => {
      actions.drop = (gone) => setRows(rows.filter((row) => row !== gone));
      actions.reload = () => {
        setAwaited(['second']);
        setLoading(true);
      };
      actions.reloadWhileRendering = () => setRenders((count) => count + 1);
      actions.arrive = () => {
        setRows(['first', 'second']);
        setLoading(false);
      };
    });
    // Runs while the effects of the same render are still to come.
    useLayoutEffect(() => {
      if (renders > 0) actions.reload();
    }, [renders]);
    return (
      <section>
        <h2>Rows</h2>
        <div ref={area}>
          {rows.map((uid) => (
            <button key={uid} data-row={uid}>
              {uid}
            </button>
          ))}
        </div>
      </section>
    );
  }
  render(<List />);
  return actions;
}

test('an awaited row gets focus although the last render before the reload has not run its effects', () => {
  const list = createList();
  act(list.reloadWhileRendering);
  act(list.arrive);
  expect(document.activeElement).toBe(screen.getByText('second'));
});

test('an awaited row gets no focus if a key is pressed before it arrives', () => {
  const list = createList();
  act(list.reload);
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })));
  act(list.arrive);
  expect(document.activeElement).toBe(document.body);
});

test('a focused row keeps the focus until it disappears, then the next row gets it, then the one before, then the heading', () => {
  const list = createList(['first', 'second', 'third', 'fourth']);
  const row = (key: string) => screen.getByText(key);
  act(() => row('second').focus());
  act(() => list.drop('fourth'));
  expect(document.activeElement).toBe(row('second'));
  act(() => list.drop('second'));
  expect(document.activeElement).toBe(row('third'));
  act(() => list.drop('third'));
  expect(document.activeElement).toBe(row('first'));
  act(() => list.drop('first'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rows' }));
});

test('a press forgets the focused row only if it takes the focus away, and never around an open dialog', async () => {
  const list = createList(['first', 'second', 'third']);
  await userEvent.dblClick(screen.getByText('first'));
  fireEvent.pointerDown(document.documentElement);
  act(() => list.drop('first'));
  expect(document.activeElement).toBe(screen.getByText('second'));
  const { unmount } = render(
    <Dialog title="A dialog" description="" onClose={() => {}}>
      Text
    </Dialog>,
  );
  await userEvent.click(document.documentElement);
  unmount();
  act(() => list.drop('second'));
  expect(document.activeElement).toBe(screen.getByText('third'));
  await userEvent.click(document.body);
  act(() => list.drop('third'));
  expect(document.activeElement).toBe(document.body);
});

describe('the heir of a row', () => {
  test.each([
    ['is the row itself while it is listed', 'b', ['a', 'b', 'c'], ['x', 'b'], 'b'],
    ['is the next row', 'b', ['a', 'b', 'c'], ['a', 'c'], 'c'],
    ['is the next row that is still listed', 'b', ['a', 'b', 'c', 'd'], ['a', 'd'], 'd'],
    ['is the row before if the last row is gone', 'c', ['a', 'b', 'c'], ['a', 'b', 'x'], 'b'],
    ['is the nearest row before if several last rows are gone', 'd', ['a', 'b', 'c', 'd'], ['a', 'b'], 'b'],
    ['is no row if all rows are gone', 'b', ['a', 'b', 'c'], ['x', 'y'], null],
  ])('the heir of a row %s', (_, row, before, now, heir) => {
    expect(heirOf(row, before, now)).toBe(heir);
  });
});
