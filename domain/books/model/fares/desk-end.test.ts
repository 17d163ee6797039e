import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { BERLIN_FORM, NEW_YORK_FORM, termsIn } from '../tariffs/real-tariffs.builder.ts';
import { parseDeskEnd, parseReason, typedDeskEnd, type DeskEndForm, type DeskEndStart } from './desk-end.ts';

const START: DeskEndStart = {
  currency: 'EUR',
  tariff: termsIn(BERLIN_FORM),
  at: '2026-11-30T12:00',
  discount: null,
};
const FORM: DeskEndForm = { total: '', length: '', waited: '', extras: [], paid: 'cash' };
const parsed = (form: Partial<DeskEndForm>, start: Partial<DeskEndStart> = {}) =>
  parseDeskEnd({ ...FORM, ...form }, { ...START, ...start });

describe('the end of a ride that dispatch enters', () => {
  it.each(['12,50', '12.50'])('an end has the typed sum %s, extras included', (total) => {
    const extras = ['Großraumtaxi'];
    expect(valueOf(parsed({ total, extras }))).toEqual({
      total: 1250,
      length: null,
      waited: null,
      extras,
      paid: 'cash',
    });
  });

  it('an end without a typed sum is priced by the tariff for kilometres, waiting and extras', () => {
    const typed = { length: '5', waited: '6', extras: ['Großraumtaxi'] };
    expect(valueOf(parsed(typed))).toMatchObject({ total: 2715, length: 50_000, waited: 360 });
  });

  it('an end has the payer’s discount once, unless its sum is typed', () => {
    const typed = { length: '5', waited: '6', extras: ['Großraumtaxi'] };
    expect(valueOf(parsed(typed, { discount: 50 })).total).toBe(2715 - 136);
    expect(valueOf(parsed({ ...typed, total: '27.15' }, { discount: 50 })).total).toBe(2715);
  });

  it('an end is refused if its price by the tariff is above the largest amount', () => {
    const { rates, ...tariff } = termsIn(BERLIN_FORM);
    const dear = { ...tariff, rates: { ...rates, base: 9_999_999 } };
    expect(errorOf(parsed({ length: '5' }, { tariff: dear }))).toEqual([
      { code: 'total-unusable', field: 'total', flaw: 'too-large' },
    ]);
  });

  it('an end in miles is stored in metres, and shown in miles', () => {
    const start = { tariff: termsIn(NEW_YORK_FORM), currency: 'USD' } as const;
    const end = valueOf(parsed({ total: '20', length: '2 mi' }, start));
    expect(end.length).toBe(32_187);
    expect(typedDeskEnd(end, { ...START, ...start })).toMatchObject({ total: '20.00', length: '2 mi' });
  });

  it('an end is shown with the decimal sign of the language, and with whole minutes', () => {
    const end = valueOf(parsed({ total: '12,50', length: '5,2', waited: '90 s' }));
    expect(typedDeskEnd(end, START, ',')).toEqual({
      total: '12,50',
      length: '5,2 km',
      waited: '2',
      extras: [],
      paid: 'cash',
    });
  });

  it('an end is on account only for an account customer', () => {
    expect(errorOf(parsed({ total: '5', paid: 'account' }))).toEqual([
      { code: 'payer-required', field: 'paid' },
    ]);
    expect(parsed({ total: '5', paid: 'account' }, { discount: 0 }).ok).toBe(true);
  });

  it('an end is refused with all errors', () => {
    const wrong = { total: '1.005', length: 'far', waited: 'long', paid: null };
    expect(errorOf(parsed(wrong)).map(({ code }) => code)).toEqual([
      'total-unusable',
      'length-unusable',
      'waiting-unusable',
      'payment-required',
    ]);
    expect(errorOf(parsed({})).map(({ code }) => code)).toEqual(['total-required']);
    expect(errorOf(parsed({ length: '5' }, { tariff: null })).map(({ code }) => code)).toEqual([
      'total-required',
    ]);
  });

  it('an end may have a sum of zero', () => {
    expect(valueOf(parsed({ total: '0', paid: 'nothing' })).total).toBe(0);
  });
});

describe('the reason of a correction', () => {
  it('a correction needs a reason, and only “other” has a note', () => {
    expect(valueOf(parseReason('mistyped', 'ignored'))).toEqual({ why: 'mistyped' });
    expect(valueOf(parseReason('other', ' Detour '))).toEqual({ why: 'other', note: 'Detour' });
    expect(valueOf(parseReason('other', ''))).toEqual({ why: 'other', note: null });
    expect(errorOf(parseReason(null, '')).code).toBe('reason-required');
    expect(errorOf(parseReason('other', 'x'.repeat(201))).code).toBe('note-too-long');
  });
});
