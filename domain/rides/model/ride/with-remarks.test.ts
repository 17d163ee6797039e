import { expect, test } from 'vitest';
import { after, aRide, BOOKED_AT } from './ride.builder.ts';
import { readRemark } from './remark.ts';
import { withRemarks } from './with-remarks.ts';

const RIDE = aRide('cancelled', {
  rev: 2,
  log: {
    0: { did: 'request', by: 'u-robin', at: BOOKED_AT },
    1: { did: 'decline', by: 'u-dario', at: after(60), why: 'other', note: 'An old word' },
    2: { did: 'cancel', by: 'u-ada', at: after(120) },
  },
});

const REMARK = { did: 'cancel', by: 'u-ada', at: after(120), deleteAt: after(9000) };

test('a line of the log gets the reason and the note of its remark, and old lines keep theirs', () => {
  const remark = readRemark('2', { ...REMARK, why: 'other', note: 'The road is closed' });
  if (remark === null) throw new Error('no remark');
  expect(withRemarks(RIDE, [remark]).log.map(({ why, note }) => [why, note])).toEqual([
    [null, null],
    ['other', 'An old word'],
    ['other', 'The road is closed'],
  ]);
});
