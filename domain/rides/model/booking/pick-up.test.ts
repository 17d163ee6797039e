import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { defaultSettings } from '../firm/settings.ts';
import { bookableTimes, isSamePickUp, parsePickUp, PICK_UP_NOW, type PickUpForm } from './pick-up.ts';

const settings = defaultSettings('Europe/Berlin');
const LATER: PickUpForm = { kind: 'later', date: '2026-10-20', time: '10:00', turn: null };
/** 11:00:20 in Berlin. */
const NOW = new Date('2026-10-19T09:00:20Z');
const parsed = (given: Partial<PickUpForm>, now = NOW) =>
  parsePickUp({ ...LATER, ...given }, { settings, now });

describe('the time of a pick-up', () => {
  it('a ride for now has no time, whatever was typed before', () => {
    expect(valueOf(parsed({ ...PICK_UP_NOW, date: 'x' }))).toEqual({ kind: 'now' });
  });

  it('a later ride has the instant, and the time as it was typed', () => {
    const at = new Date('2026-10-20T08:00:00Z');
    expect(valueOf(parsed({}))).toEqual({ kind: 'later', at, wall: '2026-10-20T10:00' });
  });

  it('date and time are both required, and both errors are returned', () => {
    expect(errorOf(parsed({ date: '', time: '' }))).toEqual([
      { code: 'date-required' },
      { code: 'time-required' },
    ]);
    expect(errorOf(parsed({ time: '' }))).toEqual([{ code: 'time-required' }]);
  });

  it('a time that the clocks skip does not exist that day', () => {
    const march = new Date('2026-03-28T09:00:00Z');
    expect(errorOf(parsed({ date: '2026-03-29', time: '02:30' }, march))).toEqual([
      { code: 'time-skipped', time: '02:30' },
    ]);
    expect(valueOf(parsed({ date: '2026-03-29', time: '03:00' }, march)).kind).toBe('later');
  });

  it('a time that the clocks show twice requires a choice', () => {
    const twice = { date: '2026-10-25', time: '02:30' };
    expect(errorOf(parsed(twice))).toEqual([{ code: 'time-twice', time: '02:30' }]);
    expect(valueOf(parsed({ ...twice, turn: 'first' }))).toHaveProperty('at', new Date('2026-10-25T00:30Z'));
    expect(valueOf(parsed({ ...twice, turn: 'second' }))).toHaveProperty('at', new Date('2026-10-25T01:30Z'));
  });

  it('a turn that was chosen for another time is ignored', () => {
    expect(valueOf(parsed({ turn: 'second' }))).toHaveProperty('at', new Date('2026-10-20T08:00Z'));
  });

  it('a later ride is booked after the lead and within the horizon, and the refusal says from or until when', () => {
    const { from, until } = bookableTimes({ settings, now: NOW });
    expect(from.toISOString()).toBe('2026-10-19T09:16:00.000Z');
    expect(until.toISOString()).toBe('2026-11-18T09:00:00.000Z');
    expect(valueOf(parsed({ date: '2026-10-19', time: '11:16' })).kind).toBe('later');
    expect(errorOf(parsed({ date: '2026-10-19', time: '11:15' }))).toEqual([
      { code: 'pick-up-too-soon', from, field: 'time' },
    ]);
    expect(valueOf(parsed({ date: '2026-11-18' })).kind).toBe('later');
    expect(errorOf(parsed({ date: '2026-11-18', time: '10:01' }))).toEqual([
      { code: 'pick-up-too-late', until, field: 'time' },
    ]);
  });

  it('a day that is too soon or too far ahead is an error of the date, whatever the time', () => {
    const soon = { code: 'pick-up-too-soon', field: 'date' };
    expect(errorOf(parsed({ date: '2026-10-18' }))).toMatchObject([soon]);
    const late = { code: 'pick-up-too-late', field: 'date' };
    expect(errorOf(parsed({ date: '2026-11-19' }))).toMatchObject([late]);
    // The earliest pick-up is tomorrow, so today is the wrong day.
    const beforeMidnight = new Date('2026-10-19T21:50:00Z');
    expect(errorOf(parsed({ date: '2026-10-19', time: '23:55' }, beforeMidnight))).toMatchObject([soon]);
  });
});

describe('two forms of a pick-up', () => {
  it('mean the same time if day, time and turn are equal, or if both are now', () => {
    const twice: PickUpForm = { ...LATER, date: '2026-10-25', time: '02:30', turn: 'first' };
    expect(isSamePickUp(twice, { ...twice })).toBe(true);
    expect(isSamePickUp(twice, { ...twice, turn: 'second' })).toBe(false);
    expect(isSamePickUp(LATER, { ...LATER, time: '10:05' })).toBe(false);
    expect(isSamePickUp(LATER, { ...LATER, kind: 'now' })).toBe(false);
    expect(isSamePickUp({ ...LATER, kind: 'now' }, { ...PICK_UP_NOW })).toBe(true);
  });
});
