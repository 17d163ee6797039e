import { act, screen } from '@testing-library/react';
import { look, openRideWorld } from './open-ride-world.ts';
import { renderApp } from './render-app.tsx';

const DARIO = { uid: 'u-dario', name: 'Dario Driver', role: 'driver' };

/** Opens a page of a driver who is off duty. `passenger` acts in another browser. */
export async function openDriverPage(
  documents: Readonly<Record<string, object>> = {},
  address = '/driver/dashboard',
) {
  const world = await openRideWorld(DARIO, documents);
  const passenger = await world.open({ uid: 'u-robin', name: 'Robin Rider', role: 'passenger' });
  const app = renderApp(address, { world });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...app,
    world,
    passenger,
    button: (name: string) => screen.findByRole('button', { name }),
    press: async (name: string) => app.user.click(await screen.findByRole('button', { name })),
    lookNow: () => act(() => look(app.access)),
  };
}

export async function openDriverOnDuty(documents: Readonly<Record<string, object>> = {}) {
  const page = await openDriverPage(documents);
  await page.user.type(await screen.findByRole('textbox', { name: 'Phone' }), '+1 555 0101');
  await page.press('Go on duty');
  await screen.findByRole('button', { name: 'Go off duty' });
  return page;
}

export async function openDriverOnTheWay(documents: Readonly<Record<string, object>> = {}) {
  const page = await openDriverOnDuty(documents);
  const id = await page.passenger.book({ note: 'Ring twice.' });
  page.lookNow();
  await page.press('Take ride from Northside, there in 10 min');
  await screen.findByRole('button', { name: 'I have arrived' });
  return { ...page, id };
}

export const takeFrom = (from: string) =>
  screen.findByRole('button', { name: `Take ride from ${from}, there in 10 min` });

/** The texts of the groups of buttons that take a request, up to the colon, in page order. */
export const takes = () =>
  screen
    .getAllByRole('group', { name: /^Take ride from/ })
    .map(({ textContent }) => textContent.split(':')[0]);
