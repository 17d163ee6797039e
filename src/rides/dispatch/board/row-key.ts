import type { BoardRegion } from './board-regions.ts';

/** The key of a ride's row in a region. While its old row stays, the ride has one in another region, too. */
export function rowKeyOf(region: BoardRegion, id: string): string {
  return `${region} ${id}`;
}

export function rideInRow(rowKey: string): string {
  return rowKey.slice(rowKey.indexOf(' ') + 1);
}
