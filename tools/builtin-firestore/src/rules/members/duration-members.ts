import { intOf } from '../values/make-value.ts';
import type { DurationValue } from '../values/rules-value.ts';
import { signature, type MemberTable } from '../values/signature.ts';

/** Rules 7.4, row "duration": whole seconds, and the remaining nanoseconds, both signed. */
export const durationMembers: MemberTable<DurationValue> = new Map([
  ['seconds', [signature([], 'int', (own: DurationValue) => intOf(own.nanos / 1_000_000_000n))]],
  ['nanos', [signature([], 'int', (own: DurationValue) => intOf(own.nanos % 1_000_000_000n))]],
]);
