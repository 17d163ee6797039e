import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantsOf, wallTimeAt } from './wall-time.ts';

const BERLIN = 'Europe/Berlin';
const ZONES = [
  BERLIN,
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
  'Africa/Casablanca',
  'Europe/Dublin',
  'Pacific/Apia',
  'Pacific/Chatham',
];
const iso = (wall: string, zone = BERLIN) => instantsOf(wall, zone).map((at) => at.toISOString());

describe('a wall time', () => {
  it('a wall time has hours and minutes, and no seconds', () => {
    expect(wallTimeAt(new Date('2026-07-01T22:05:59.999Z'), BERLIN)).toBe('2026-07-02T00:05');
    expect(wallTimeAt(new Date('2026-01-01T00:00:00Z'), 'UTC')).toBe('2026-01-01T00:00');
    expect(wallTimeAt(new Date('2026-01-01T00:00:00Z'), 'Asia/Kathmandu')).toBe('2026-01-01T05:45');
  });

  it('an ordinary time is one instant, which differs between summer and winter', () => {
    expect(iso('2026-07-01T12:00')).toEqual(['2026-07-01T10:00:00.000Z']);
    expect(iso('2026-01-01T12:00')).toEqual(['2026-01-01T11:00:00.000Z']);
  });

  it.each([
    ['2026-03-29T02:30', BERLIN],
    ['2026-03-29T02:00', BERLIN],
    ['2026-03-08T02:59', 'America/New_York'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe'],
    ['2011-12-30T12:00', 'Pacific/Apia'],
  ])('%s in %s, which the clocks skip, is no instant', (wall, zone) => {
    expect(iso(wall, zone)).toEqual([]);
  });

  it('the minutes around a gap are one instant each', () => {
    expect(iso('2026-03-29T01:59')).toEqual(['2026-03-29T00:59:00.000Z']);
    expect(iso('2026-03-29T03:00')).toEqual(['2026-03-29T01:00:00.000Z']);
  });

  it('a time that clocks show twice is two instants, the earlier one first', () => {
    expect(iso('2026-10-25T02:30')).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']);
    expect(iso('2026-04-05T01:45', 'Australia/Lord_Howe')).toHaveLength(2);
    expect(iso('2026-10-25T01:59')).toHaveLength(1);
    expect(iso('2026-10-25T03:00')).toHaveLength(1);
  });

  it.each([
    '',
    '12:00',
    '2026-02-30T12:00',
    '2026-13-01T12:00',
    '2026-01-01T24:00',
    '2026-01-01T12:60',
    '2026-1-1T1:00',
  ])('%j is no time of any day', (wall) => {
    expect(iso(wall)).toEqual([]);
  });

  it('every instant of every zone is found by the time on its clocks', () => {
    const times = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2037, 11) });
    fc.assert(
      fc.property(times, fc.constantFrom(...ZONES), (time, zone) => {
        const at = new Date(Math.floor(time / 60_000) * 60_000);
        const found = instantsOf(wallTimeAt(at, zone), zone);
        expect(found.map(Number)).toContain(at.getTime());
        expect(new Set(found.map((each) => wallTimeAt(each, zone))).size).toBe(1);
      }),
    );
  });
});
