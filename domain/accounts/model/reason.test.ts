import { describe, expect, it } from 'vitest';
import { LONGEST_REASON } from './account-limits.ts';
import { parseStepReason } from './reason.ts';

describe('the reason of a decision', () => {
  it('a reason is trimmed', () => {
    expect(parseStepReason('reject', '  No photo ')).toEqual({ ok: true, value: 'No photo' });
  });

  it('a rejection may have no reason, a revocation must have one', () => {
    expect(parseStepReason('reject', ' ')).toEqual({ ok: true, value: null });
    expect(parseStepReason('revoke', ' ')).toEqual({ ok: false, error: { code: 'reason-required' } });
  });

  it.each(['reject', 'revoke'] as const)('the reason to %s may have 500 characters and no more', (step) => {
    const longest = 'x'.repeat(LONGEST_REASON);
    expect(parseStepReason(step, ` ${longest} `)).toEqual({ ok: true, value: longest });
    expect(parseStepReason(step, `${longest}x`)).toEqual({ ok: false, error: { code: 'reason-too-long' } });
  });
});
