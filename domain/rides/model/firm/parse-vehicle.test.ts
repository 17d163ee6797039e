import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { parseVehicle, type VehicleForm } from './parse-vehicle.ts';
import { formerPlatesAfter, readVehicle } from './vehicle.ts';

const FORM: VehicleForm = {
  label: ' Blue van ',
  plate: 'CB 1',
  colour: 'blue',
  seats: '6',
  needs: ['wheelchair'],
};
const TYPED = { label: 'Blue van', plate: 'CB 1', colour: 'blue', seats: 6, needs: ['wheelchair'] };
const VAN = { ...TYPED, active: true };

describe('a vehicle', () => {
  it('a vehicle’s texts are trimmed, and its plate is optional', () => {
    expect(valueOf(parseVehicle(FORM))).toEqual(TYPED);
    expect(valueOf(parseVehicle({ ...FORM, plate: '' })).plate).toBe('');
  });

  it('a vehicle’s colour is optional', () => {
    expect(readVehicle('car-1', { ...VAN, colour: null })).toEqual({
      id: 'car-1',
      ...VAN,
      colour: null,
      formerPlates: [],
      owner: null,
    });
  });

  it.each([
    ['label', 'x'.repeat(60), ' ', 'label-required'],
    ['label', 'x'.repeat(60), 'x'.repeat(61), 'label-too-long'],
    ['plate', 'x'.repeat(20), 'x'.repeat(21), 'plate-too-long'],
    ['seats', '1', '0', 'seats-out-of-range'],
    ['seats', '60', '61', 'seats-out-of-range'],
    ['seats', '4', 'four', 'seats-out-of-range'],
  ])('the %s of a vehicle may be %j, but %j fails with %s', (field, sound, unusable, code) => {
    expect(parseVehicle({ ...FORM, [field]: sound }).ok).toBe(true);
    expect(errorOf(parseVehicle({ ...FORM, [field]: unusable }))).toEqual([{ code }]);
  });

  it('a stored vehicle has its id, and another document is not a vehicle', () => {
    expect(readVehicle('car-1', VAN)).toEqual({ id: 'car-1', ...VAN, formerPlates: [], owner: null });
    expect(readVehicle('car-1', { ...VAN, formerPlates: 'CB 1' })).toBeNull();
    expect(readVehicle('car-1', { ...VAN, seats: '6' })).toBeNull();
    expect(readVehicle('car-1', { ...VAN, colour: 'mauve' })).toBeNull();
    expect(readVehicle('car-1', null)).toBeNull();
  });

  it('a vehicle keeps its last former plates, each once', () => {
    const car = (plate: string, formerPlates: readonly string[] = []) => ({
      id: 'car-1',
      ...VAN,
      colour: null,
      needs: [],
      plate,
      formerPlates,
    });
    expect(formerPlatesAfter(car('CB 1'), 'CB 2')).toEqual(['CB 1']);
    expect(formerPlatesAfter(car('CB 2', ['CB 1']), 'CB 1')).toEqual(['CB 1', 'CB 2']);
    expect(formerPlatesAfter(car('CB 1', ['CB 1', 'CB 2']), 'CB 2')).toEqual(['CB 2', 'CB 1']);
    expect(formerPlatesAfter(car('CB 1', ['CB 0']), 'CB 1')).toEqual(['CB 0']);
    expect(formerPlatesAfter(car(''), 'CB 1')).toEqual([]);
    const plates = Array.from({ length: 10 }, (_, number) => `CB ${number}`);
    expect(formerPlatesAfter(car('CB 10', plates), 'CB 11')).toEqual([...plates.slice(1), 'CB 10']);
  });
});
