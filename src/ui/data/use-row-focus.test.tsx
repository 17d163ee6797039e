import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { heirOf } from './row-focus.ts';
import { useRowFocus } from './use-row-focus.ts';

/** A list that awaits the row of `second` once it reloads. */
function createList() {
  const actions = { reload: () => {}, reloadWhileRendering: () => {}, arrive: () => {} };
  function List() {
    const [rows, setRows] = useState(['first']);
    const [loading, setLoading] = useState(false);
    const [renders, setRenders] = useState(0);
    const [awaited, setAwaited] = useState<readonly string[]>([]);
    const focus = useRowFocus({ awaited, loading });
    actions.reload = () => {
      setAwaited(['second']);
      setLoading(true);
    };
    actions.reloadWhileRendering = () => setRenders((count) => count + 1);
    actions.arrive = () => {
      setRows(['first', 'second']);
      setLoading(false);
    };
    // Runs while the effects of the same render are still to come.
    useLayoutEffect(() => {
      if (renders > 0) actions.reload();
    }, [renders]);
    return (
      <div ref={focus.area}>
        {rows.map((uid) => (
          <button key={uid} data-row={uid}>
            {uid}
          </button>
        ))}
      </div>
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

test('a key pressed meanwhile leaves focus where it is', () => {
  const list = createList();
  act(list.reload);
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })));
  act(list.arrive);
  expect(document.activeElement).toBe(document.body);
});

describe('the heir of a row', () => {
  test.each([
    ['is the row itself while it is listed', 'b', ['a', 'b', 'c'], ['x', 'b'], 'b'],
    ['is the next row', 'b', ['a', 'b', 'c'], ['a', 'c'], 'c'],
    ['is the next of those that are still listed', 'b', ['a', 'b', 'c', 'd'], ['a', 'd'], 'd'],
    ['is the one before when it was the last', 'c', ['a', 'b', 'c'], ['a', 'b', 'x'], 'b'],
    ['is the nearest one before', 'd', ['a', 'b', 'c', 'd'], ['a', 'b'], 'b'],
    ['is nobody when all have gone', 'b', ['a', 'b', 'c'], ['x', 'y'], null],
  ])('%s', (_, row, before, now, heir) => {
    expect(heirOf(row, before, now)).toBe(heir);
  });
});
