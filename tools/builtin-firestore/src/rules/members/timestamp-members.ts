import { intOf } from '../values/make-value.ts';
import type { TimestampValue } from '../values/rules-value.ts';
import { signature, type MemberTable } from '../values/signature.ts';

const NANOS_PER_MILLI = 1_000_000n;

/** Rules 7.4, row "timestamp". */
export const timestampMembers: MemberTable<TimestampValue> = new Map([
  [
    'toMillis',
    [
      signature([], 'int', ({ nanos }: TimestampValue) => {
        const behind = ((nanos % NANOS_PER_MILLI) + NANOS_PER_MILLI) % NANOS_PER_MILLI;
        return intOf((nanos - behind) / NANOS_PER_MILLI);
      }),
    ],
  ],
]);
