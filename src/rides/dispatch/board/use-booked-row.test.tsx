import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { useBookedRow } from './use-booked-row.ts';

/** A list of rows that takes the focus to a booked ride, and a search field beside it. */
function List({ rows, booked }: { rows: readonly string[]; booked: string | null }) {
  const area = useRef<HTMLUListElement>(null);
  useRowFocus(area, { awaited: useBookedRow(area, booked), loading: true });
  return (
    <>
      <input aria-label="Search" />
      <ul ref={area}>
        {rows.map((row) => (
          <li key={row} data-row={`waiting now ${row}`} tabIndex={-1}>
            {row}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The list after a booking whose row is not there yet. `reached` has each key with the text of the focused element. */
function booking() {
  const reached: string[] = [];
  const { rerender, unmount } = render(<List rows={['old']} booked={null} />);
  screen.getByText('old').focus();
  document.body.addEventListener('keydown', ({ key, target }) => {
    if (target instanceof HTMLElement)
      reached.push(`${key} in ${target.textContent || target.getAttribute('aria-label')}`);
  });
  rerender(<List rows={['old']} booked="new" />);
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const arrive = () => act(() => rerender(<List rows={['old', 'new']} booked="new" />));
  return { reached, press, arrive, unmount };
}

test('a key for the row of a booked ride waits for the row, and later keys wait for the dialog that the key opens', () => {
  const { reached, press, arrive, unmount } = booking();
  press('a');
  press('Enter');
  expect(reached).toEqual([]);
  arrive();
  expect(document.activeElement?.textContent).toBe('new');
  expect(reached).toEqual(['a in new']);
  // Ends the wait for the dialog.
  fireEvent.pointerDown(document.body);
  unmount();
});

test('a key with Ctrl ends the wait, and no waiting key reaches the row', () => {
  const { reached, press, arrive, unmount } = booking();
  press('a');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'c', ctrlKey: true });
  arrive();
  expect(reached).toEqual(['c in old']);
  unmount();
});

test.each(['/', 'n', 'g', 'j', '7', 'Escape', 'Tab'])(
  'the key %s acts at once, and leaves the focus where its user is when the row of a booked ride arrives',
  (key) => {
    const { reached, press, arrive, unmount } = booking();
    press(key);
    expect(reached).toEqual([`${key} in old`]);
    screen.getByLabelText('Search').focus();
    press('a');
    arrive();
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
    expect(reached).toEqual([`${key} in old`, 'a in Search']);
    unmount();
  },
);
