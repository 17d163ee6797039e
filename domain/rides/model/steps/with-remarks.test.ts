import { expect, test } from 'vitest';
import { readRemark } from '../ride/remark.ts';
import { after, aRide, BOOKED_AT } from '../ride/ride.builder.ts';
import { withRemarks, replacedByEdits } from './with-remarks.ts';

const RIDE = aRide('cancelled', {
  rev: 2,
  log: {
    0: { did: 'request', by: 'u-robin', at: BOOKED_AT },
    1: { did: 'recall', by: 'u-ada', at: after(60), why: 'nearer' },
    2: { did: 'cancel', by: 'u-ada', at: after(120) },
  },
});

const REMARK = { did: 'cancel', by: 'u-ada', at: after(120), deleteAt: after(9000) };

test('a line of the log gets the reason and the note of its remark, and a recall keeps its own reason', () => {
  const remark = readRemark('2', { ...REMARK, why: 'other', note: 'The road is closed' });
  if (remark === null) throw new Error('no remark');
  expect(withRemarks(RIDE, [remark]).log.map(({ why, note }) => [why, note])).toEqual([
    [null, null],
    ['nearer', null],
    ['other', 'The road is closed'],
  ]);
});

const TRIP = {
  name: 'Pam Penn',
  phone: '555 1',
  from: { text: '12 Lime Walk' },
  to: { text: 'City Hospital' },
  people: 1,
  needs: [],
  note: '',
} as const;

function editOf(rev: number, was: object) {
  const stored = { did: 'edit', by: 'u-ada', at: BOOKED_AT, deleteAt: BOOKED_AT, was };
  const remark = readRemark(String(rev), stored);
  if (remark === null) throw new Error('no remark');
  return remark;
}

test('an edit replaced what differs from the trip before the next edit, and the last edit what differs from the present trip', () => {
  const remarks = [editOf(2, TRIP), editOf(5, { ...TRIP, from: { text: 'Pier 3' }, people: 2 })];
  const replaced = replacedByEdits(remarks, { ...TRIP, from: { text: 'Pier 3' }, people: 2, needs: ['pet'] });
  expect([...replaced]).toEqual([
    [2, { was: TRIP, changed: ['from', 'people'], added: [] }],
    [5, { was: { ...TRIP, from: { text: 'Pier 3' }, people: 2 }, changed: ['needs'], added: ['pet'] }],
  ]);
});

test('a place with the same words at another location is another place', () => {
  const at = { text: '12 Lime Walk', lat: 52.1, lng: 13.4 };
  const [[, replaced] = []] = replacedByEdits([editOf(1, { ...TRIP, from: at })], TRIP);
  expect(replaced?.changed).toEqual(['from']);
});

test('once the details are removed, only the ride’s own fields show what the last edit replaced', () => {
  const [[, replaced] = []] = replacedByEdits([editOf(1, TRIP)], { people: 3, needs: [] });
  expect(replaced?.changed).toEqual(['people']);
});

test('a corrected name and a corrected number are listed with their former values', () => {
  const remarks = [editOf(2, TRIP), editOf(3, { ...TRIP, name: 'Pat Penn' })];
  const found = replacedByEdits(remarks, { ...TRIP, name: 'Pat Penn', phone: '555 2' });
  expect(found.get(2)).toMatchObject({ was: { name: 'Pam Penn' }, changed: ['name'] });
  expect(found.get(3)).toMatchObject({ was: { phone: '555 1' }, changed: ['phone'] });
});
