import { describe, expect, it } from 'vitest';
import { parseApplication } from './parse-application.ts';

const NOTHING = { phone: '', licence: '', message: '' };
const SAID = { phone: ' +49 30 1234 ', licence: 'B072RRE2I55', message: 'From the depot.\nSee you!' };

describe('an application', () => {
  it('an application has only the filled fields, on one line each', () => {
    expect(parseApplication('driver', SAID)).toEqual({
      ok: true,
      value: { phone: '+49 30 1234', licence: 'B072RRE2I55', message: 'From the depot. See you!' },
    });
    expect(parseApplication('driver', NOTHING)).toEqual({ ok: true, value: {} });
  });

  it('an application of a passenger drops a typed licence', () => {
    const parsed = parseApplication('passenger', { ...NOTHING, licence: 'x'.repeat(41) });
    expect(parsed).toEqual({ ok: true, value: {} });
  });

  it.each([
    ['an unreadable phone', { phone: 'none' }, ['phone']],
    ['a licence of 41 characters', { licence: 'x'.repeat(41) }, ['licence']],
    ['a message of 10,001 characters', { message: 'x'.repeat(10_001) }, ['message']],
    ['a wrong phone and a long message', { phone: '12', message: 'x'.repeat(501) }, ['phone', 'message']],
  ])('an application with %s is refused, and the fields are named', (_, wrong, flaws) => {
    expect(parseApplication('driver', { ...NOTHING, ...wrong })).toEqual({ ok: false, flaws });
  });

  it('an application may have 40 characters of licence and 500 of message', () => {
    const longest = { ...NOTHING, licence: 'x'.repeat(40), message: 'x'.repeat(500) };
    expect(parseApplication('driver', longest).ok).toBe(true);
  });
});
