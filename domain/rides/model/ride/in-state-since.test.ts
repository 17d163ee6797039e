import { expect, it } from 'vitest';
import { inStateSince } from './in-state-since.ts';
import { after, aRide } from './ride.builder.ts';

const REQUESTED = { did: 'request', by: 'u-robin', at: after(0) };
const arrived = (line: object, more: object = {}) =>
  aRide('arrived', {
    rev: 1,
    log: { 0: REQUESTED, 1: { did: 'arrive', by: 'u-dario', at: after(900), ...line } },
    ...more,
  });

it('a ride is in its state since the step into it, whatever was changed of it since', () => {
  expect(inStateSince(arrived({}, { changedAt: after(2000) }))).toEqual(after(900));
});

it('a driver who could send a step only later has been where they are since their press', () => {
  expect(inStateSince(arrived({ saidAt: after(300) }))).toEqual(after(300));
});
