import { describe, expect, it } from 'vitest';
import { readRemark } from './remark.ts';
import { after } from './ride.builder.ts';

const stored = { did: 'decline', by: 'u-dario', at: after(60), why: 'busy', deleteAt: after(9999) };
const was = {
  name: 'Pam Penn',
  phone: '555 1',
  from: { text: '12 Lime Walk' },
  to: { text: 'Clinic' },
  note: '',
  people: 2,
  needs: ['pet'],
};

describe('a stored remark', () => {
  it('a remark has the number of its step, and its words', () => {
    expect(readRemark('4', stored)).toEqual({ rev: 4, ...stored, note: null, was: null });
  });

  it('a remark of an edit has the trip before it', () => {
    expect(readRemark('1', { ...stored, did: 'edit', why: undefined, was })).toMatchObject({
      why: null,
      was,
    });
  });

  it.each([
    null,
    {},
    { ...stored, did: 'fly' },
    { ...stored, why: 'none' },
    { ...stored, was: { ...was, people: '2' } },
    { ...stored, deleteAt: 1 },
  ])('%j is no remark', (document) => {
    expect(readRemark('1', document)).toBeNull();
  });
});
