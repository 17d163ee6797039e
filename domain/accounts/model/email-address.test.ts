import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseEmail, parseEmail } from './email-address.ts';

const codeOf = (typed: string) => {
  const parsed = parseEmail(typed);
  return parsed.ok ? 'usable' : parsed.error.code;
};

describe('an address', () => {
  it('an address is trimmed and lower-cased', () => {
    expect(parseEmail('  Robin.Rider+Home@Example.COM ')).toEqual({
      ok: true,
      value: 'robin.rider+home@example.com',
    });
  });

  it.each(['', ' ', '\t\n'])('a blank address (%j) counts as missing', (typed) => {
    expect(codeOf(typed)).toBe('email-required');
  });

  it.each(['robin.example.com', 'robin@', '@example.com', 'a@b@example.com', 'robin rider@example.com'])(
    'a text that is no address (%s) is malformed',
    (typed) => expect(codeOf(typed)).toBe('email-malformed'),
  );

  it.each([
    ['a slash', 'robin/rider@example.com'],
    ['a letter outside ASCII', 'jürgen@example.com'],
    ['a control character', 'robin\u0007@example.com'],
    ['the form of a reserved id', '__robin@example.com__'],
    ['a dot at its beginning', '.robin@example.com'],
    ['a dot before its @', 'robin.@example.com'],
    ['a dot after its @', 'robin@.example.com'],
    ['a dot at its end', 'robin@example.com.'],
    ['two dots in a row', 'robin..rider@example.com'],
    ['two dots in a row after its @', 'robin@example..com'],
    ['255 characters', `${'x'.repeat(243)}@example.com`],
  ])('an address with %s cannot be used', (_, typed) => {
    expect(codeOf(typed)).toBe('address-unusable');
  });

  it.each([...'"(),:;<>[\\]'])('an address with %s before or after its @ cannot be used', (sign) => {
    expect(codeOf(`a${sign}b@example.com`)).toBe('address-unusable');
    expect(codeOf(`a@exam${sign}ple.com`)).toBe('address-unusable');
  });

  it('an address may have 254 characters and every character without a meaning for mailers', () => {
    expect(codeOf(`${'x'.repeat(242)}@example.com`)).toBe('usable');
    expect(codeOf("a!#$%&'*+-=?^_`{|}.~@example.com")).toBe('usable');
    expect(codeOf('__robin@example.com')).toBe('usable');
  });

  it('any text is parsed without an exception, and parsing is idempotent', { timeout: 30_000 }, () => {
    const part = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(
        fc.oneof(
          part,
          fc.tuple(part, part).map((parts) => parts.join('@')),
        ),
        (typed) => {
          const parsed = parseEmail(typed);
          expect(parsed.ok ? parseEmail(parsed.value) : parsed).toEqual(parsed);
          expect(normaliseEmail(normaliseEmail(typed))).toBe(normaliseEmail(typed));
        },
      ),
    );
  });
});
