import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aRide } from '#domain/rides/model/ride/ride.builder.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { BoardColumn, type Handled } from './board-column.tsx';

const rideOf = (id: string) => ({ ...aRide('requested'), id });
const column = (rides: readonly FoundRide[], handled: Handled | null = null) => (
  <BoardColumn
    rides={rides}
    handled={handled}
    none="Nobody"
    renderRow={({ item, gone }) => <li key={item.id}>{gone ? `(${item.id})` : item.id}</li>}
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

  test('what the dispatcher did themselves goes at once, and what another did meanwhile does not', () => {
    const [ann, ben] = [rideOf('ann'), rideOf('ben')];
    const afterHandling = (rev: number) => {
      const { rerender, unmount } = render(column([ann, ben]));
      fireEvent.pointerEnter(screen.getByRole('list'));
      rerender(column([ben], { id: 'ann', rev }));
      const rows = shown();
      unmount();
      return rows;
    };
    expect(afterHandling(ann.rev)).toEqual(['ben']);
    expect(afterHandling(ann.rev - 1)).toEqual(['(ann)', 'ben']);
  });
});
