import { describe, expect, it } from 'vitest';
import { destinationOf } from './destination.ts';

describe('the destination after sign-in', () => {
  it.each([
    ['passenger', 'passenger-dashboard'],
    ['driver', 'driver-dashboard'],
    ['admin', 'admin-dashboard'],
    ['system_admin', 'admin-dashboard'],
    ['auditor', 'root'],
    ['Passenger', 'root'],
    ['toString', 'root'],
    ['', 'root'],
  ])('the destination of the role "%s" is %s', (role, destination) => {
    expect(destinationOf(role)).toBe(destination);
  });
});
