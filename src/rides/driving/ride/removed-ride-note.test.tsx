import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { openDriverOnTheWay } from '#test/open-driver-page.ts';
import { ridesOf } from '#test/open-ride-world.ts';

const LOST = 'This ride is no longer yours';
const TAKEN = /^Dispatch (took|asked|gave)/;

/** Dario on the way to Robin, and a dispatcher, some minutes later. */
async function openWithDispatch() {
  const page = await openDriverOnTheWay();
  const olga = await page.world.open({ uid: 'u-olga', role: 'admin' });
  page.world.stage.clock.advance(5 * MINUTE_MS);
  return { ...page, olga };
}

describe('a ride that is taken from its driver', () => {
  test('a recalled ride is shown as open to others again, with the time and the reason', async () => {
    const { olga, id, lookNow } = await openWithDispatch();
    await olga.step(id, { did: 'recall', why: 'nearer' });
    lookNow();
    const note = await screen.findByText(
      'Dispatch took this ride back at 14:05. Reason: A nearer driver can take it. It went back to the other drivers.',
    );
    expect(note.tagName).toBe('OUTPUT');
  });

  test('a ride that can no longer be read is not reported as taken by dispatch', async () => {
    const { world, olga, id, lookNow } = await openWithDispatch();
    const other = await world.openDriver({ name: 'Dilek Driver' });
    await olga.step(id, { did: 'assign', driver: other.uid });
    lookNow();
    await screen.findByText(LOST, { selector: 'p' });
    expect(
      await screen.findByText('It has gone to another driver, or it is over. Dispatch can tell you more.'),
    ).toBeShown();
    expect(screen.queryByText(TAKEN)).toBeNull();
  });

  test('a ride that the next driver has given back since is shown as given to another driver', async () => {
    const { world, olga, id, lookNow } = await openWithDispatch();
    const other = await world.openDriver({ name: 'Dilek Driver' });
    await olga.step(id, { did: 'assign', driver: other.uid });
    await other.step(id, givesBack());
    lookNow();
    expect(await screen.findByText(/^Dispatch gave this ride to another driver at 14:05\./)).toBeShown();
  });

  test('a ride that dispatch offered to another driver, who declined, is not shown as given to another driver', async () => {
    const { world, olga, id, lookNow } = await openWithDispatch();
    const other = await world.openDriver({ name: 'Dilek Driver' });
    await olga.step(id, { did: 'offer', driver: other.uid });
    await other.step(id, { did: 'decline', why: 'busy' });
    lookNow();
    expect(
      await screen.findByText(
        'Dispatch asked another driver instead at 14:05. It went back to the other drivers.',
      ),
    ).toBeShown();
  });

  test('without a network the note says only that the ride could not be loaded, until another attempt', async () => {
    const page = await openWithDispatch();
    await page.olga.step(page.id, { did: 'recall' });
    const { rideViews } = ridesOf(page.access);
    vi.spyOn(rideViews, 'read').mockResolvedValueOnce(fail({ code: 'network' }));
    page.lookNow();
    expect(await screen.findByText('This ride could not be loaded.')).toBeShown();
    expect(screen.queryByText(TAKEN)).toBeNull();
    await page.press('Try again');
    expect(await screen.findByText(/^Dispatch took this ride back at/)).toBeShown();
  });

  test('a ride whose record is damaged meanwhile is not shown as open', async () => {
    const { access, olga, id, lookNow } = await openWithDispatch();
    await olga.step(id, { did: 'recall' });
    const damaged = succeed({ state: 'damaged', id, fields: ['log'] } as const);
    const read = vi.spyOn(ridesOf(access).rideViews, 'read').mockResolvedValueOnce(damaged);
    lookNow();
    await screen.findByText(LOST, { selector: 'p' });
    await waitFor(() => expect(read).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByText(TAKEN)).toBeNull());
  });

  test('a ride that its driver gives back in another window is not reported as taken by dispatch', async () => {
    const { world, id, lookNow } = await openWithDispatch();
    await world.person.step(id, givesBack());
    lookNow();
    expect(await screen.findByText(/^You gave it back in another window at 14:05\./)).toBeShown();
    expect(screen.queryByText(TAKEN)).toBeNull();
  });

  test.each([
    ['the passenger', 'The passenger has cancelled the ride', 'passenger'],
    ['dispatch', 'Dispatch has cancelled the ride', 'olga'],
  ] as const)('a ride that %s cancels is shown with the time', async (_, text, who) => {
    const page = await openWithDispatch();
    if (who === 'olga') await page.olga.step(page.id, { did: 'cancel', why: 'incident' });
    else await page.passenger.step(page.id, { did: 'cancel', why: 'mistake' });
    page.lookNow();
    expect(await screen.findByText(text, { selector: 'p' })).toBeShown();
    expect(screen.getByText('At 14:05.')).toBeShown();
  });

  test('a ride that the driver gives back on this page is shown without time and reason', async () => {
    const { press, user } = await openWithDispatch();
    await press('Give back');
    await user.click(await screen.findByRole('radio', { name: 'Held up on the way' }));
    const [, send] = screen.getAllByRole('button', { name: 'Give back', hidden: true });
    if (send === undefined) throw new Error('no dialog');
    await user.click(send);
    await screen.findByText('You have given the ride back');
    await waitFor(() => expect(screen.queryByText(/^At /)).toBeNull());
    expect(screen.queryByText(TAKEN)).toBeNull();
  });
});
