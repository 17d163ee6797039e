import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { defaultSettings } from '../firm/settings.ts';
import { PICK_UP_NOW } from './pick-up.ts';
import { parseOwnTrip, parseTrip, toOtherPlace, type TripForm, type WhoRides } from './trip.ts';

const SERVICE = { settings: defaultSettings('Europe/Berlin'), now: new Date('2026-03-01T10:00:00Z') };

const FORM: TripForm = {
  from: { text: ' 5 Mill Road, Northside ' },
  to: { text: 'City Hospital', lat: 51.5, lng: -0.1 },
  pickUp: PICK_UP_NOW,
  people: '2',
  needs: ['luggage', 'pet', 'luggage'],
  note: ' Ring twice. ',
  phone: ' +1 555 0100 ',
};
const parsed = (given: Partial<TripForm>) => parseTrip({ ...FORM, ...given }, SERVICE);

describe('the form of a booking', () => {
  it('a trip’s texts are trimmed, and a need that was chosen twice counts once', () => {
    expect(valueOf(parsed({}))).toEqual({
      from: { text: '5 Mill Road, Northside' },
      to: { text: 'City Hospital', lat: 51.5, lng: -0.1 },
      pickUp: { kind: 'now' },
      people: 2,
      needs: ['luggage', 'pet'],
      note: 'Ring twice.',
      phone: '+1 555 0100',
    });
  });

  it.each(['from', 'to'] as const)('a place may have 2 to 200 characters ("%s")', (field) => {
    for (const text of ['T2', '京都', 'x'.repeat(200)]) {
      expect(valueOf(parsed({ [field]: { text } }))[field].text).toBe(text);
    }
  });

  it.each([
    ['  ', 'place-required'],
    ['x', 'place-too-short'],
    [' x ', 'place-too-short'],
    ['𐀀', 'place-too-short'],
    ['x'.repeat(201), 'place-too-long'],
  ])('the place %j fails with %s, at either end', (text, code) => {
    for (const field of ['from', 'to'] as const) {
      expect(errorOf(parsed({ [field]: { text } }))).toEqual([{ code, field }]);
    }
  });

  it('a passenger’s ride cannot end where it starts, whatever the case and spaces', () => {
    const from = { text: 'Mill Road 5, Northside' };
    const backTo = (text: string) => toOtherPlace(parsed({ from, to: { text, lat: 51.5, lng: 0 } }));
    expect(errorOf(backTo(' mill road  5,Northside'))).toEqual([{ code: 'same-place' }]);
    expect(valueOf(backTo('Mill Road 6, Northside')).to.text).toBe('Mill Road 6, Northside');
    expect(errorOf(backTo('x'))).toEqual([{ code: 'place-too-short', field: 'to' }]);
  });

  it.each(['1', '60', ' 4 '])('%j people may ride', (people) => {
    expect(valueOf(parsed({ people })).people).toBe(Number(people));
  });

  it.each(['0', '61', '', '-1', '1.5', 'two', '1e0', '0x2', '1234'])('%j people may not ride', (people) => {
    expect(errorOf(parsed({ people }))).toEqual([{ code: 'people-out-of-range', most: 60 }]);
  });

  it('a telephone number is required only if the firm requires one', () => {
    const without = { ...FORM, phone: ' ' };
    expect(valueOf(parseTrip(without, SERVICE)).phone).toBe('');
    expect(errorOf(parseTrip(without, SERVICE, { phoneRequired: true }))).toEqual([
      { code: 'phone-required' },
    ]);
    expect(valueOf(parseTrip(FORM, SERVICE, { phoneRequired: true })).phone).toBe('+1 555 0100');
  });

  it('all errors are returned at once, in the order of the fields', () => {
    const wrong = {
      from: { text: '' },
      to: { text: 'x' },
      people: '61',
      phone: 'none',
      note: 'x'.repeat(301),
    };
    expect(errorOf(parsed(wrong)).map(({ code }) => code)).toEqual([
      'place-required',
      'place-too-short',
      'people-out-of-range',
      'phone-unusable',
      'note-too-long',
    ]);
  });
});

describe('a passenger’s form for another person', () => {
  const WHO: WhoRides = {
    phone: '030 110',
    isForOther: true,
    otherName: '  Maria   Stein ',
    otherPhone: ' 0171 555 0199 ',
  };
  const ownTrip = (given: Partial<TripForm & WhoRides>, phoneRequired = false) =>
    parseOwnTrip({ ...FORM, ...WHO, ...given }, SERVICE, { phoneRequired });

  it('the ride has the other person’s name and number, whatever is typed as the passenger’s own', () => {
    for (const phone of ['030 110', '', 'call me']) {
      expect(valueOf(ownTrip({ phone }, true))).toMatchObject({
        passenger: 'Maria Stein',
        phone: '0171 555 0199',
      });
    }
  });

  it('without the tick for another person the ride has the passenger’s own number, whatever is typed of the other', () => {
    const own = valueOf(ownTrip({ isForOther: false, otherName: '', otherPhone: 'x' }));
    expect(own.phone).toBe('030 110');
    expect(own.passenger).toBeUndefined();
    expect(errorOf(ownTrip({ isForOther: false, phone: '' }, true))).toEqual([{ code: 'phone-required' }]);
  });

  it.each([
    ['a name of spaces', { otherName: '  ' }, 'name-required'],
    ['a name that is too long', { otherName: 'x'.repeat(101) }, 'name-too-long'],
    ['a name with a hidden character', { otherName: 'Ma\u202Eria' }, 'name-unusable'],
    ['no number, even where the firm requires none', { otherPhone: '' }, 'phone-required'],
    ['a number of words', { otherPhone: 'hers' }, 'phone-unusable'],
  ])('%s is refused', (_, given, code) => {
    expect(errorOf(ownTrip(given))).toMatchObject([{ code }]);
  });

  it('all errors are returned at once', () => {
    const wrong = ownTrip({ to: { text: '' }, otherName: '', otherPhone: '' });
    expect(errorOf(wrong).map(({ code }) => code)).toEqual([
      'place-required',
      'name-required',
      'phone-required',
    ]);
  });
});
