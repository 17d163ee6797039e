import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { aCall, CALL_FORM, SERVICE } from './call.builder.ts';
import {
  calledBy,
  isWithheld,
  isWithoutNumber,
  parseCall,
  parseCallersName,
  parseCallersNumber,
  type CallForm,
} from './call.ts';
import { UNKNOWN_CALLER } from './caller.builder.ts';
import { aStoredCustomer } from './customer.builder.ts';
import { readCustomer } from './customer.ts';

describe('a caller’s number', () => {
  it('a number is parsed as typed, with the key by which it is looked up', () => {
    expect(valueOf(parseCallersNumber(' +1 (555) 0142 '))).toEqual({
      phone: '+1 (555) 0142',
      key: '5550142',
    });
  });

  it.each(['+49 1', '00000', '+1 0000', '0142', '555-CARS', '1'.repeat(16), '📞'])(
    '%j is no telephone number',
    (typed) => {
      expect(errorOf(parseCallersNumber(typed))).toMatchObject({ code: 'phone-unusable' });
    },
  );

  it('an empty text is no number', () => {
    expect(errorOf(parseCallersNumber('  '))).toEqual({ code: 'phone-required' });
  });
});

describe('the time of a call', () => {
  const at = (date: string, time: string) => ({ kind: 'later', date, time, turn: null }) as const;

  it('a caller is booked from the next minute on, whatever the lead, and up to a year ahead', () => {
    expect(aCall({ pickUp: at('2026-03-01', '11:01') }).trip.pickUp.kind).toBe('later');
    expect(aCall({ pickUp: at('2027-03-01', '11:00') }).trip.pickUp.kind).toBe('later');
    const refused = (pickUp: CallForm['pickUp']) => errorOf(parseCall({ ...CALL_FORM, pickUp }, SERVICE));
    expect(refused(at('2026-03-01', '11:00'))).toMatchObject([{ code: 'pick-up-too-soon' }]);
    expect(refused(at('2027-03-01', '11:01'))).toMatchObject([{ code: 'pick-up-too-late' }]);
  });
});

describe('a call that a telephone system passes on', () => {
  it.each([
    'anonymous',
    'Anonymous@anonymous.invalid',
    'sip:anonymous@192.0.2.1',
    'unknown',
    'UNKNOWN CALLER',
    'private',
    'Private Number',
    'withheld',
    'Restricted',
    'unavailable',
    'No Caller ID',
    'Unbekannt',
    'Anonym',
    '"Anonymous" <sip:anonymous@anonymous.invalid>',
    '<sip:anonymous@192.0.2.1>',
    'sip:unavailable@pbx',
    'Nummer unterdrückt',
    'Rufnummer unterdrückt',
    'Keine Rufnummer',
    'nicht verfügbar',
    'Number withheld',
    'Caller ID blocked',
    '+266696687',
    '266696687',
    'P',
  ])('a call shown as %j is withheld', (call) => {
    expect(isWithheld(call)).toBe(true);
  });

  it.each([
    '5550142',
    '+49 30 1234',
    'tel:+4930123',
    'ext. 12',
    'Pier 3',
    'none of this',
    '2666966875',
    'Nummer 5',
  ])('a call shown as %j is not withheld', (call) => {
    expect(isWithheld(call)).toBe(false);
  });
});

it('a name of brackets alone, which no search finds, is refused, and a name with a letter is accepted', () => {
  expect(errorOf(parseCallersName('()'))).toEqual({ code: 'name-required' });
  expect(valueOf(parseCallersName('(A)'))).toBe('(A)');
});

describe('a known caller’s number', () => {
  const call = aCall({ phone: '5550142' });
  const customer = readCustomer('caller-1', aStoredCustomer({ phone: '+1 555 0142' }));
  const account = { uid: 'u-robin', name: 'Robin', email: 'r@example.com', phone: '+1 555-0142', trips: [] };

  it('the trip gets the number as known, and the key stays', () => {
    const known = calledBy(call, { ...UNKNOWN_CALLER, customer });
    expect([known.trip.phone, known.number]).toEqual([
      '+1 555 0142',
      { phone: '+1 555 0142', key: '5550142' },
    ]);
    expect(calledBy(call, { ...UNKNOWN_CALLER, account }).trip.phone).toBe('+1 555-0142');
  });

  it('a number typed with its country, or of an unknown caller, stays as typed', () => {
    expect(calledBy(aCall({ phone: '0015550142' }), { ...UNKNOWN_CALLER, customer }).trip.phone).toBe(
      '0015550142',
    );
    expect(calledBy(call, UNKNOWN_CALLER)).toEqual(call);
  });
});

describe('the form of a booking by phone', () => {
  it('name and trip are as typed, and the trip has the number', () => {
    const { name, number, trip } = aCall({ name: ' Cara  Caller ', needs: ['pet'] });
    expect([name, number?.key]).toEqual(['Cara Caller', '5550142']);
    expect(trip).toMatchObject({ to: { text: 'City Hospital' }, needs: ['pet'], phone: '+1 555 0142' });
  });

  it('a caller marked as without a number has none, unless a number is typed', () => {
    const { number, trip } = aCall({ phone: ' ', withoutNumber: true });
    expect([number, trip.phone]).toEqual([null, '']);
    expect(isWithoutNumber({ phone: '5550142', withoutNumber: true })).toBe(false);
    expect(aCall({ phone: '5550142', withoutNumber: true }).number?.key).toBe('5550142');
  });

  it('all errors are returned, each once, in the order of the fields', () => {
    const wrong = { ...CALL_FORM, phone: 'call me', name: ' ', from: { text: '' }, people: '61' };
    expect(errorOf(parseCall(wrong, SERVICE)).map(({ code }) => code)).toEqual([
      'phone-unusable',
      'name-required',
      'place-required',
      'people-out-of-range',
    ]);
  });
});
