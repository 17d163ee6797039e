import { describe, expect, test } from 'vitest';
import { fail, succeed, type Result } from '../../shared/result.ts';
import type { UnsentEnd } from '../model/fares/open-end.ts';
import { createEndOutbox } from './end-outbox.ts';

const DRIVE = {
  ride: 'ride-1',
  pickupAt: new Date('2026-11-29T14:05Z'),
  endedAt: new Date('2026-11-29T14:31Z'),
  plate: 'CB 1',
};
/** An end whose fields are not in the order of the device's decoder. */
const CASH: UnsentEnd = {
  paid: 'cash',
  total: 1250,
  currency: 'EUR',
  length: null,
  waited: null,
  extras: [],
};
const FORM = { way: 'meter', amount: '12,5', length: '', waited: '', extras: ['Large car'] } as const;
const NETWORK = fail({ code: 'network' });
const DENIED = fail({ code: 'permission-denied' });
const hasEnded = () => true;

/** The page of a driver. Its server gives these answers, and then accepts everything. */
function aPage(...answers: readonly Result<void, { readonly code: string }>[]) {
  let stored: string | null = null;
  const left = [...answers];
  const sent: string[] = [];
  const open = () => {
    const outbox = createEndOutbox({
      unsent: {
        read: () => JSON.parse(stored ?? 'null'),
        store: (ends) => void (stored = JSON.stringify(ends)),
      },
      async store({ ride }, { total, paid }) {
        sent.push(`${ride} ${total} ${paid}`);
        return left.shift() ?? succeed();
      },
    });
    const close = outbox.watch(() => {});
    return { ...outbox, close };
  };
  return { open, sent, damage: () => void (stored = '{"open":[{}]}') };
}

describe('the ends of a driver’s rides', () => {
  test('an end is sent once, and then needs no further entry', async () => {
    const { open, sent } = aPage();
    const outbox = open();
    outbox.add(DRIVE);
    outbox.enter('ride-1', CASH);
    await outbox.send(hasEnded);
    await outbox.send(hasEnded);
    expect(sent).toEqual(['ride-1 1250 cash']);
    expect(outbox.current()).toEqual([]);
    expect([outbox.isKnown(DRIVE), outbox.isKnown({ ...DRIVE, ride: 'ride-2' })]).toEqual([true, false]);
  });

  test('an end waits without a network, survives a reload, and is sent later', async () => {
    const { open, sent } = aPage(NETWORK);
    const first = open();
    first.add(DRIVE);
    first.enter('ride-1', CASH);
    await first.send(hasEnded);
    first.close();
    const second = open();
    expect(second.current()).toMatchObject([{ ...DRIVE, entered: CASH, refused: null }]);
    await second.send(hasEnded);
    expect(sent).toHaveLength(2);
    expect(second.current()).toEqual([]);
  });

  test('an end waits until the server has the end of its ride', async () => {
    const { open, sent } = aPage();
    const outbox = open();
    outbox.add(DRIVE);
    outbox.enter('ride-1', CASH);
    await outbox.send(() => false);
    expect(sent).toEqual([]);
  });

  test('typed input survives a reload, and a postponed ride stays open', () => {
    const { open } = aPage();
    const first = open();
    first.add(DRIVE);
    first.note('ride-1', { form: FORM, isLater: true });
    first.add(DRIVE);
    expect(open().current()).toMatchObject([{ ride: 'ride-1', form: FORM, isLater: true, entered: null }]);
  });

  test('a ride whose end was taken back is not open, and can end again', () => {
    const outbox = aPage().open();
    outbox.add(DRIVE);
    outbox.forget('ride-1');
    expect([outbox.current(), outbox.isKnown(DRIVE)]).toEqual([[], false]);
  });

  test('a ride that is taken back after its end was stored is unknown, and can end again', async () => {
    const { open, sent } = aPage();
    const outbox = open();
    outbox.add(DRIVE);
    outbox.enter('ride-1', CASH);
    await outbox.send(hasEnded);
    outbox.forget('ride-1');
    expect([outbox.isKnown(DRIVE), open().isKnown(DRIVE)]).toEqual([false, false]);
    outbox.add(DRIVE);
    outbox.enter('ride-1', CASH);
    await outbox.send(hasEnded);
    expect([sent.length, outbox.isKnown(DRIVE)]).toEqual([2, true]);
  });

  test('a second end of a ride is unknown, although its first end is known', () => {
    const { open } = aPage();
    open().settle(DRIVE);
    const again = { ...DRIVE, endedAt: new Date('2026-11-29T15:00Z') };
    expect([open().isKnown(DRIVE), open().isKnown(again)]).toEqual([true, false]);
  });

  test('an open ride takes over a later end until its sum is entered, and its typed input stays', () => {
    const outbox = aPage().open();
    outbox.add(DRIVE);
    outbox.note('ride-1', { form: FORM });
    const endedAt = new Date('2026-11-29T15:00Z');
    outbox.add({ ...DRIVE, endedAt });
    expect(outbox.current()).toMatchObject([{ endedAt, form: FORM }]);
    outbox.enter('ride-1', CASH);
    outbox.add(DRIVE);
    expect(outbox.current()).toMatchObject([{ endedAt, entered: CASH }]);
  });

  test('the third refusal ends the tries and is shown, until the driver has read it', async () => {
    const { open, sent } = aPage(DENIED, DENIED, DENIED);
    const outbox = open();
    outbox.add(DRIVE);
    outbox.enter('ride-1', CASH);
    await outbox.send(hasEnded);
    expect(outbox.current()[0]?.refused).toBeNull();
    await outbox.send(hasEnded);
    await outbox.send(hasEnded);
    expect(outbox.current()[0]?.refused).toBe('permission-denied');
    await outbox.send(hasEnded);
    expect(sent).toHaveLength(3);
    outbox.settle(DRIVE);
    expect(outbox.current()).toEqual([]);
  });

  test('an end that dispatch has entered meanwhile is refused at once', async () => {
    const { open, sent } = aPage(fail({ code: 'fare-ended' }));
    const outbox = open();
    outbox.add(DRIVE);
    outbox.enter('ride-1', CASH);
    await outbox.send(hasEnded);
    await outbox.send(hasEnded);
    expect([sent.length, outbox.current()[0]?.refused]).toEqual([1, 'fare-ended']);
  });

  test('another entry replaces a refused one and is sent', async () => {
    const { open, sent } = aPage(DENIED, DENIED, DENIED);
    const outbox = open();
    outbox.add(DRIVE);
    outbox.enter('ride-1', CASH);
    for (const _ of [1, 2, 3]) await outbox.send(hasEnded);
    outbox.enter('ride-1', { ...CASH, paid: 'card' });
    await outbox.send(hasEnded);
    expect(sent.at(-1)).toBe('ride-1 1250 card');
    expect(outbox.current()).toEqual([]);
  });

  test('a denied end does not hold up the next one, but a lost network does', async () => {
    const { open, sent } = aPage(DENIED, NETWORK);
    const outbox = open();
    for (const ride of ['ride-1', 'ride-2', 'ride-3']) {
      outbox.add({ ...DRIVE, ride });
      outbox.enter(ride, CASH);
    }
    await outbox.send(hasEnded);
    expect(sent).toEqual(['ride-1 1250 cash', 'ride-2 1250 cash']);
    await outbox.send(hasEnded);
    expect(outbox.current()).toEqual([]);
  });

  test('two calls at once send an end once', async () => {
    const { open, sent } = aPage();
    const outbox = open();
    outbox.add(DRIVE);
    outbox.enter('ride-1', CASH);
    await Promise.all([outbox.send(hasEnded), outbox.send(hasEnded)]);
    expect(sent).toHaveLength(1);
  });

  test('an end that is entered while another is sent follows it', async () => {
    const { open, sent } = aPage();
    const outbox = open();
    for (const ride of ['ride-1', 'ride-2']) outbox.add({ ...DRIVE, ride });
    outbox.enter('ride-1', CASH);
    const sending = outbox.send(hasEnded);
    outbox.enter('ride-2', CASH);
    await sending;
    expect(sent).toEqual(['ride-1 1250 cash', 'ride-2 1250 cash']);
  });

  test('two pages of a driver lose no end of each other', async () => {
    const { open, sent } = aPage();
    const [one, other] = [open(), open()];
    other.add(DRIVE);
    other.enter('ride-1', CASH);
    one.add({ ...DRIVE, ride: 'ride-2' });
    one.settle({ ...DRIVE, ride: 'ride-3' });
    expect(open().current()).toMatchObject([{ ride: 'ride-1', entered: CASH }, { ride: 'ride-2' }]);
    await one.send(hasEnded);
    expect([sent, open().isKnown({ ...DRIVE, ride: 'ride-3' })]).toEqual([['ride-1 1250 cash'], true]);
  });

  test('an end is sent from its page even if storage is blocked', async () => {
    const sent: string[] = [];
    const outbox = createEndOutbox({
      unsent: { read: () => null, store: () => {} },
      store: async ({ ride }) => (sent.push(ride), succeed()),
    });
    outbox.watch(() => {});
    outbox.add(DRIVE);
    outbox.enter('ride-1', CASH);
    await outbox.send(hasEnded);
    expect([sent, outbox.current()]).toEqual([['ride-1'], []]);
  });

  test('an expired ride is removed unless its sum is entered', () => {
    const outbox = aPage().open();
    for (const ride of ['ride-1', 'ride-2']) outbox.add({ ...DRIVE, ride });
    outbox.enter('ride-1', CASH);
    outbox.expire(DRIVE.endedAt);
    expect(outbox.current()).toHaveLength(2);
    outbox.expire(new Date(DRIVE.endedAt.getTime() + 1));
    expect(outbox.current()).toMatchObject([{ ride: 'ride-1' }]);
  });

  test('a damaged store has no open ends', () => {
    const { open, damage } = aPage();
    damage();
    expect(open().current()).toEqual([]);
  });

  test('a device remembers only the last 60 settled ends', () => {
    const { open } = aPage();
    const outbox = open();
    const drives = Array.from({ length: 61 }, (_, number) => ({ ...DRIVE, ride: `ride-${number}` }));
    for (const drive of drives) outbox.settle(drive);
    expect([outbox.isKnown(drives[0] ?? DRIVE), outbox.isKnown(drives[60] ?? DRIVE)]).toEqual([false, true]);
  });
});
