import { describe, expect, it } from 'vitest';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import type { Vehicle } from '../model/firm/vehicle.ts';
import { fitsLargestCar } from './fits-largest-car.ts';

const CAR: Vehicle = {
  id: 'bus',
  label: 'Bus',
  plate: 'CB 9',
  colour: null,
  seats: 16,
  needs: [],
  active: true,
  formerPlates: [],
};

/** A fleet with this answer for its largest car. `asked` counts the reads. */
function fleetWith(answer: Result<Vehicle | null>) {
  const fleet = {
    asked: 0,
    async largest() {
      fleet.asked += 1;
      return answer;
    },
  };
  return fleet;
}

describe('a booking for several people', () => {
  it('is refused for more people than the largest car has seats, with the number of seats', async () => {
    const fleet = fleetWith(succeed(CAR));
    valueOf(await fitsLargestCar(fleet, 16));
    expect(errorOf(await fitsLargestCar(fleet, 17))).toEqual({ code: 'people-out-of-range', most: 16 });
  });

  it('reads no car for up to four people', async () => {
    const fleet = fleetWith(succeed({ ...CAR, seats: 3 }));
    valueOf(await fitsLargestCar(fleet, 4));
    expect(fleet.asked).toBe(0);
    expect(errorOf(await fitsLargestCar(fleet, 5))).toEqual({ code: 'people-out-of-range', most: 3 });
    expect(fleet.asked).toBe(1);
  });

  it('is not refused if the firm has no car, and fails if the car cannot be read', async () => {
    valueOf(await fitsLargestCar(fleetWith(succeed(null)), 60));
    const unread = await fitsLargestCar(fleetWith(fail({ code: 'network' })), 5);
    expect(errorOf(unread)).toEqual({ code: 'network' });
  });
});
