import type { OpenState } from '#domain/rides/model/ride/ride-state.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';

export type BoardRegion = 'waiting' | 'promised' | 'underWay' | 'damaged';

const REGIONS: Readonly<Record<OpenState | 'damaged', BoardRegion>> = {
  requested: 'waiting',
  offered: 'waiting',
  accepted: 'promised',
  on_the_way: 'underWay',
  arrived: 'underWay',
  in_progress: 'underWay',
  damaged: 'damaged',
};

const isShown = (state: FoundRide['state']): state is keyof typeof REGIONS => state in REGIONS;

/** The open rides of each region, in their order. */
export function boardRegions(
  rides: readonly FoundRide[],
): Readonly<Record<BoardRegion, readonly FoundRide[]>> {
  const of = (region: BoardRegion) =>
    rides.filter(({ state }) => isShown(state) && REGIONS[state] === region);
  return {
    waiting: of('waiting'),
    promised: of('promised'),
    underWay: of('underWay'),
    damaged: of('damaged'),
  };
}
