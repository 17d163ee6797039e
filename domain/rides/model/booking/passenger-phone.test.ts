import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { parsePhone, parseRequiredPhone } from './passenger-phone.ts';

describe('a telephone number', () => {
  it.each(['+49 (30) 1234-567/8', '112', '0'.repeat(24), `+${'0'.repeat(24)}`])(
    '%j is a telephone number',
    (typed) => {
      expect(valueOf(parsePhone(typed))).toBe(typed);
      expect(valueOf(parseRequiredPhone(` ${typed} `))).toBe(typed);
    },
  );

  it.each(['none', '555-CARS', '0'.repeat(25), '++49 30', '12', '+', '()', '📞', '٠١٢٣'])(
    '%j is no telephone number',
    (typed) => {
      expect(errorOf(parsePhone(typed))).toEqual({ code: 'phone-unusable' });
      expect(errorOf(parseRequiredPhone(typed))).toEqual({ code: 'phone-unusable' });
    },
  );

  it('a passenger may go without, a driver may not', () => {
    expect(valueOf(parsePhone('  '))).toBe('');
    expect(errorOf(parseRequiredPhone('  '))).toEqual({ code: 'phone-required' });
  });
});
