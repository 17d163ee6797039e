import { expect, test } from 'vitest';
import type { RecordStore } from './record-store.ts';
import { fail, succeed } from './result.ts';
import { ifStored, settle } from './settle.ts';

const BATCH = [{ kind: 'set', path: 'things/one', fields: { colour: 'red' } }] as const;
const NETWORK = fail({ code: 'network' } as const);
const DENIED = fail({ code: 'permission-denied' } as const);

const storeThat = (answer: Awaited<ReturnType<RecordStore['commit']>>): RecordStore => ({
  commit: () => Promise.resolve(answer),
});
const isRed = ifStored((colour: string) => colour === 'red');

test('a write that succeeds is not read back', async () => {
  const read = () => Promise.reject(new Error('was read back'));
  await expect(settle(storeThat(succeed()), BATCH, { read, verdict: isRed })).resolves.toEqual(succeed());
});

test.each([NETWORK, DENIED])(
  'a write that failed with $error.code but is stored counts as a success',
  async (failure) => {
    const read = () => Promise.resolve(succeed('red'));
    await expect(settle(storeThat(failure), BATCH, { read, verdict: isRed })).resolves.toEqual(succeed());
  },
);

test.each([NETWORK, DENIED])(
  'a write that failed with $error.code and is not stored returns this failure',
  async (failure) => {
    const read = () => Promise.resolve(succeed('blue'));
    await expect(settle(storeThat(failure), BATCH, { read, verdict: isRed })).resolves.toEqual(failure);
  },
);

test('the write’s own failure is returned if nothing can be read', async () => {
  const read = () => Promise.resolve(NETWORK);
  await expect(settle(storeThat(DENIED), BATCH, { read, verdict: isRed })).resolves.toEqual(DENIED);
});

test('a verdict gets the failure of the write, and the failure of the verdict is returned', async () => {
  const settled = settle(storeThat(DENIED), BATCH, {
    read: () => Promise.resolve(succeed('blue')),
    verdict: (colour, { code }) => fail({ code: 'taken', colour, after: code } as const),
  });
  await expect(settled).resolves.toEqual(fail({ code: 'taken', colour: 'blue', after: 'permission-denied' }));
});
