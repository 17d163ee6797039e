import { describe, expect, it } from 'vitest';
import { gateOf, isGate } from './gate.ts';

describe('the gate', () => {
  it.each([
    ['passenger', 'approved', 'open'],
    ['passenger', 'pending', 'pending'],
    ['passenger', 'rejected', 'rejected'],
    ['driver', 'pending', 'pending'],
    ['auditor', 'pending', 'pending'],
    ['admin', 'approved', 'open'],
    ['admin', 'pending', 'open'],
    ['admin', 'rejected', 'rejected'],
    ['system_admin', 'pending', 'open'],
    ['system_admin', 'rejected', 'rejected'],
  ] as const)('the gate of a %s that is %s is %s [S4.5, S6.6]', (role, status, gate) => {
    expect(gateOf(role, status)).toBe(gate);
  });

  it('only open, pending and rejected are gates', () => {
    expect(['open', 'pending', 'rejected'].every(isGate)).toBe(true);
    expect(['', 'approved', 'Open', 'toString'].some(isGate)).toBe(false);
  });
});
