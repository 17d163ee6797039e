import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { parseVehicle, type VehicleForm } from './parse-vehicle.ts';
import { readVehicle } from './vehicle.ts';

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
  it('a vehicle’s texts are trimmed, and it may be without a plate', () => {
    expect(valueOf(parseVehicle(FORM))).toEqual(TYPED);
    expect(valueOf(parseVehicle({ ...FORM, plate: '' })).plate).toBe('');
  });

  it('a vehicle of earlier times has no colour', () => {
    const { colour: _, ...former } = VAN;
    expect(readVehicle('car-1', former)).toEqual({ id: 'car-1', ...VAN, colour: null });
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

  it('a stored vehicle has its id, and another document is none', () => {
    expect(readVehicle('car-1', VAN)).toEqual({ id: 'car-1', ...VAN });
    expect(readVehicle('car-1', { ...VAN, seats: '6' })).toBeNull();
    expect(readVehicle('car-1', { ...VAN, colour: 'mauve' })).toBeNull();
    expect(readVehicle('car-1', null)).toBeNull();
  });
});
