import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { parseCustomer, type CustomerForm } from './parse-customer.ts';

const FORM: CustomerForm = {
  phone: '+49 30 1234',
  name: ' Cara  Caller ',
  places: '5 Mill Road\n\nCity Hospital\n5 Mill Road',
  note: ' Rings twice. ',
};

describe('a customer as typed', () => {
  it('is a number with its key, a name, places, each once, and a note', () => {
    expect(valueOf(parseCustomer(FORM))).toEqual({
      number: { phone: '+49 30 1234', key: '301234' },
      others: [],
      name: 'Cara Caller',
      places: [{ text: '5 Mill Road' }, { text: 'City Hospital' }],
      note: 'Rings twice.',
      driverNote: '',
    });
  });

  it('has further numbers, one on each line, each once and without the main one, and a note for drivers', () => {
    const phones = '+49 171 5\n\n(0)30-1234\n0171 5 \r\n 030 77';
    expect(
      valueOf(parseCustomer({ ...FORM, phones, driverNote: ' Ring at the back door, deaf ' })),
    ).toMatchObject({
      others: [
        { phone: '0171 5', key: '1715' },
        { phone: '030 77', key: '3077' },
      ],
      driverNote: 'Ring at the back door, deaf',
    });
  });

  it('may be without places and without a note', () => {
    expect(valueOf(parseCustomer({ ...FORM, places: '', note: '' }))).toMatchObject({ places: [], note: '' });
  });

  it.each([
    ['phone', '', { code: 'phone-required' }],
    ['phone', '12', { code: 'phone-unusable', flaw: { kind: 'too-short', digits: 2 } }],
    ['name', ' ', { code: 'name-required' }],
    ['places', 'Here\nX', { code: 'place-too-short', field: 'places' }],
    ['places', 'x'.repeat(201), { code: 'place-too-long', field: 'places' }],
    ['places', 'One 1\nTwo 2\nThree 3\nFour 4', { code: 'places-too-many', most: 3 }],
    ['note', 'x'.repeat(301), { code: 'note-too-long' }],
    ['phones', '030 77\nthe son', { code: 'phones-unusable', line: 'the son' }],
    ['phones', '030 77\n12', { code: 'phones-unusable', line: '12' }],
    ['phones', '030 111\n030 222\n030 333\n030 444', { code: 'phones-too-many', most: 3 }],
    ['driverNote', 'x'.repeat(301), { code: 'driver-note-too-long' }],
  ])('%s cannot be %j', (field, typed, error) => {
    expect(errorOf(parseCustomer({ ...FORM, [field]: typed }))).toEqual([error]);
  });

  it('all errors are returned at once, in the order of the fields', () => {
    const wrong = { phone: '', name: '', places: 'X', note: 'x'.repeat(301) };
    expect(errorOf(parseCustomer(wrong)).map(({ code }) => code)).toEqual([
      'phone-required',
      'name-required',
      'place-too-short',
      'note-too-long',
    ]);
  });
});
