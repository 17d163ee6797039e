import { expect, it } from 'vitest';
import { parseSaidTime } from './said-time.ts';

const at = (text: string) => new Date(`2026-11-28T${text}Z`);
const line = (of: Date, saidAt: Date | null = null) => ({
  did: 'take' as const,
  by: 'u-dario',
  at: of,
  why: null,
  note: null,
  saidAt,
  driver: null,
  movedFrom: null,
});
/** The result of a text that is typed at 10:20:30 in Berlin, after a last step at 10:05:40. */
const typed = (text: string, given: { last?: Date; said?: Date; now?: Date } = {}) => {
  const { last = at('09:05:40'), said = null, now = at('09:20:30') } = given;
  const ride = { log: [line(last, said)], changedAt: last };
  const parsed = parseSaidTime(text, ride, { now, timeZone: 'Europe/Berlin' });
  return parsed.ok ? (parsed.value?.toISOString() ?? 'now') : parsed.error[0]?.code;
};

it.each([
  ['', 'now'],
  ['10:20', at('09:20').toISOString()],
  ['10:10', at('09:10').toISOString()],
  ['10:06', at('09:06').toISOString()],
  // The minute of the last step means the time of that step.
  ['10:05', at('09:05:40').toISOString()],
  ['10:04', 'said-out-of-range'],
  // The clocks last showed this time yesterday.
  ['10:21', 'said-out-of-range'],
  ['23:59', 'said-out-of-range'],
  ['25:00', 'time-skipped'],
  ['noon', 'time-required'],
])('the time %j is %s', (text, expected) => {
  expect(typed(text)).toBe(expected);
});

it('a time before midnight that is entered after midnight means yesterday', () => {
  const night = { last: new Date('2026-11-27T22:40:00Z'), now: new Date('2026-11-27T23:10:00Z') };
  expect(typed('23:50', night)).toBe('2026-11-27T22:50:00.000Z');
});

it('the lower bound is the reported time of the last step, not the time when it was sent', () => {
  expect(typed('10:03', { said: at('09:02:00') })).toBe(at('09:03').toISOString());
});

it('a time that the clocks show twice means its latest instant in the past', () => {
  const autumn = { last: new Date('2026-10-24T23:00:00Z'), now: new Date('2026-10-25T00:45:00Z') };
  expect(typed('02:30', autumn)).toBe('2026-10-25T00:30:00.000Z');
  const later = { ...autumn, now: new Date('2026-10-25T02:00:00Z') };
  expect(typed('02:30', later)).toBe('2026-10-25T01:30:00.000Z');
});
