import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useFocusRecovery } from './use-focus-recovery.ts';

/** A list that awaits the row of `second` once it reloads. */
function createList() {
  const actions = { reload: () => {}, reloadWhileRendering: () => {}, arrive: () => {} };
  function List() {
    const area = useRef<HTMLDivElement>(null);
    const [rows, setRows] = useState(['first']);
    const [loading, setLoading] = useState(false);
    const [renders, setRenders] = useState(0);
    const focus = useFocusRecovery(area, loading, null);
    actions.reload = () => {
      focus.awaitRowOf(['second']);
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
      <div ref={area}>
        {rows.map((uid) => (
          <button key={uid} data-account={uid}>
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
