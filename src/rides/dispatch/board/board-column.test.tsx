import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aRide } from '#domain/rides/model/ride/ride.builder.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { BoardColumn } from './board-column.tsx';
import type { Handled } from './column-after.ts';

const rideOf = (id: string) => ({ ...aRide('requested'), id });
const column = (rides: readonly FoundRide[], handled: Handled | null = null) => (
  <BoardColumn
    rides={rides}
    handled={handled}
    none="Nobody"
    renderRow={({ ride }) => <li key={ride.id}>{ride.id}</li>}
  />
);
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('a column of the board', () => {
  test('a column under the pointer keeps its rows, and one that its last ride has left holds nothing back', () => {
    const { rerender } = render(column([rideOf('b')]));
    fireEvent.pointerEnter(screen.getByRole('list'));
    rerender(column([rideOf('a'), rideOf('b')]));
    expect(shown()).toEqual(['b', 'a']);
    rerender(column([rideOf('b')], { id: 'a', rev: 0 }));
    rerender(column([], { id: 'b', rev: 0 }));
    expect(screen.getByText('Nobody')).toBeDefined();
    rerender(column([rideOf('d')]));
    rerender(column([rideOf('c'), rideOf('d')]));
    expect(shown()).toEqual(['c', 'd']);
  });
});
