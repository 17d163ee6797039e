import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderForm } from '#test/render-form.tsx';
import { DenseList } from './dense-list.tsx';
import type { DenseAction, DenseColumn } from './dense-row.tsx';
import { useRowFocus } from './use-row-focus.ts';

interface Ride {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly taken?: boolean;
}

const RIDES: readonly Ride[] = [
  { id: '1', name: 'Anna', place: 'Airport' },
  { id: '2', name: 'Ben', place: 'Station', taken: true },
  { id: '3', name: 'Clara', place: 'Harbour' },
];
const rendered = vi.fn<(id: string) => void>();
const COLUMNS: readonly DenseColumn<Ride>[] = [
  { key: 'name', header: 'Passenger', cell: ({ name }) => name },
  {
    key: 'place',
    header: 'From',
    cell({ id, place }) {
      rendered(id);
      return place;
    },
  },
];
const ACTIONS: readonly DenseAction<Ride>[] = [
  { key: 'a', label: 'Assign', icon: 'user', offered: ({ taken }) => taken !== true },
  { key: 'x', label: 'Cancel', icon: 'close', offered: () => true },
  { key: 'Enter', label: 'Open', icon: 'info', offered: () => true },
];
const done = vi.fn<(what: string) => void>();
const act = ({ label }: DenseAction<Ride>, { name }: Ride) => done(`${label} ${name}`);

function List({ rides, own }: { rides: readonly Ride[]; own?: string }) {
  const area = useRef<HTMLDivElement>(null);
  useRowFocus(area);
  return (
    <div ref={area}>
      <button type="button">Before</button>
      <DenseList
        label="Rides"
        items={rides}
        keyOf={({ id }) => id}
        template="@min-[40rem]:grid-cols-[auto_1fr_auto]"
        columns={COLUMNS}
        actions={ACTIONS}
        act={act}
        isOwnDoing={({ id }) => id === own}
      />
      <button type="button">After</button>
    </div>
  );
}

function openList(rides = RIDES) {
  vi.clearAllMocks();
  const { user, rerender } = renderForm(<List rides={rides} />);
  return {
    user,
    change: (now: readonly Ride[], own?: string) =>
      rerender(<List rides={now} {...(own === undefined ? {} : { own })} />),
  };
}

const row = (name: string) => screen.getByRole('row', { name });
const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const focused = () => document.activeElement;

describe('dense rows', () => {
  test('a row is named by its first cell, and its columns by their headers', () => {
    openList();
    expect(row('Anna')).toBeShown();
    expect(screen.getByRole('grid', { name: 'Rides' })).toBeShown();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Passenger',
      'From',
      'Actions',
    ]);
  });

  test('Tab reaches one row, then its actions, then what follows the list', async () => {
    const { user } = openList();
    const reached = [];
    for (let presses = 0; presses < 6; presses += 1) {
      await user.tab();
      reached.push(focused()?.getAttribute('data-row') ?? focused()?.textContent);
    }
    expect(reached).toEqual(['Before', '1', 'Assigna', 'Cancelx', 'OpenEnter', 'After']);
  });

  test('arrows, Home and End move through the rows, and Tab returns to the row that they reached', async () => {
    const { user } = openList();
    row('Anna').focus();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe(row('Ben'));
    await user.keyboard('{End}{ArrowDown}');
    expect(focused()).toBe(row('Clara'));
    await user.keyboard('{Home}{ArrowUp}');
    expect(focused()).toBe(row('Anna'));
    await user.keyboard('{ArrowDown}');
    await user.tab({ shift: true });
    expect(focused()?.textContent).toBe('Before');
    await user.tab();
    expect(focused()).toBe(row('Ben'));
  });

  test('a key acts on the row that has the focus, even from a button of the row', async () => {
    const { user } = openList();
    row('Anna').focus();
    await user.keyboard('a');
    await user.tab();
    await user.keyboard('x');
    expect(done.mock.calls).toEqual([['Assign Anna'], ['Cancel Anna']]);
  });

  test('Enter in a button of a row presses only the button', async () => {
    const { user } = openList();
    row('Anna').focus();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(done.mock.calls).toEqual([['Open Anna'], ['Assign Anna']]);
  });

  test('a key whose action the row does not offer is left to the page', () => {
    openList();
    const isLeft = (name: string) => fireEvent.keyDown(row(name), { key: 'a' });
    expect([isLeft('Ben'), isLeft('Anna')]).toEqual([true, false]);
    expect(done.mock.calls).toEqual([['Assign Anna']]);
  });

  test('the repetitions of a held key do not act, and a key with a modifier is left to the browser', () => {
    openList();
    fireEvent.keyDown(row('Anna'), { key: 'a', repeat: true });
    fireEvent.keyDown(row('Anna'), { key: 'a', ctrlKey: true });
    expect(done).not.toHaveBeenCalled();
  });

  test('rows under the pointer are pinned: a removed row is marked and offers no action, a new row comes last', async () => {
    const { user, change } = openList();
    fireEvent.pointerEnter(screen.getByRole('grid'));
    change([{ id: '4', name: 'Dora', place: 'Old Town' }, ...RIDES.slice(1)]);
    expect(names()).toEqual(['Anna', 'Ben', 'Clara', 'Dora']);
    expect(row('Anna').textContent).toContain('No longer listed');
    expect(row('Anna').querySelector('button')).toBeNull();
    row('Anna').focus();
    await user.keyboard('x');
    expect(done).not.toHaveBeenCalled();
  });

  test('a row removed by the user leaves at once, and the next row gets the focus', async () => {
    const { change } = openList();
    row('Ben').focus();
    change(
      RIDES.filter(({ id }) => id !== '2'),
      '2',
    );
    expect(names()).toEqual(['Anna', 'Clara']);
    expect(focused()).toBe(row('Clara'));
  });

  test('a change of one row renders only that row', () => {
    const { change } = openList();
    rendered.mockClear();
    change(RIDES.map((ride) => (ride.id === '3' ? { ...ride, place: 'Old Town' } : ride)));
    expect(rendered.mock.calls).toEqual([['3']]);
  });

  test('an empty list hides its grid', () => {
    openList([]);
    expect(screen.getByRole('grid', { hidden: true }).className).toContain('hidden');
  });
});
