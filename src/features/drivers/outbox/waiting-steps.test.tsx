import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { openDriverOnTheWay } from '../../../test/open-driver-page.ts';

afterEach(() => localStorage.clear());

/** A driver who has arrived where there is no network. */
async function openWaiting() {
  const page = await openDriverOnTheWay();
  page.world.network.goOffline();
  await page.press('I have arrived');
  await screen.findByText(/^No connection\. Not sent yet: I have arrived/);
  return page;
}

describe('a step that waits', () => {
  test('once the server is heard again it is no longer said that there is no connection', async () => {
    const { world, lookNow } = await openWaiting();
    world.network.refuseNext('documents', { code: 'unavailable' });
    world.network.goOnline();
    lookNow();
    expect(await screen.findByText(/^Not sent yet, on its way now: I have arrived/)).toBeShown();
    expect(screen.queryByText(/No connection/)).toBeNull();
    lookNow();
    await waitFor(() => expect(screen.queryByText(/Not sent yet/)).toBeNull());
  });
});
