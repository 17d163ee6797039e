import { buildProduct } from '#backend/build-product.ts';
import { createHostingServer, readHostingConfig } from '#backend/hosting-server.ts';
import { listenOnLoopback } from '#backend/loopback.ts';
import { freePort } from '#backend/port.ts';
import { AppFrame } from '../app-frame.ts';
import { createPerson } from '../backend-data.ts';
import { expect } from '../fixtures.ts';
import { PORTS } from '../ports.ts';
import { SignInPage } from '../sign-in-page.ts';
import { expectPictures } from './expect-pictures.ts';
import { test } from './steady-page.ts';

const NAME = 'Fjord & Söhne';
const BRAND = {
  VITE_BRAND_NAME: NAME,
  VITE_BRAND_ACCENT: '#0f766e',
  VITE_BRAND_LOGO: 'e2e/pictures/fjord/mark.svg',
};
const OUT_DIR = '.cache/product-of-fjord';

/** Builds the product for another firm and serves it on the same backend. Returns its address and how to end it. */
async function serveBranded(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  Object.assign(process.env, BRAND);
  const { app: appPort, auth: authPort, firestore: firestorePort } = PORTS;
  await buildProduct({ appPort, authPort, firestorePort, firestore: undefined, hasWeek: false }, OUT_DIR);
  const config = { ...readHostingConfig(`${OUT_DIR}.firebase.json`), public: OUT_DIR };
  const port = await freePort();
  const close = await listenOnLoopback(createHostingServer(config), port);
  return { url: `http://localhost:${port}`, close };
}

test('the pages of a firm with a name, mark and colour of its own look as they did and have no barrier', async ({
  page,
}) => {
  const person = await createPerson({
    uid: 'picture-other-brand',
    email: 'bea.brand@example.com',
    name: 'Bea Brand',
    createdAt: '2025-11-03T08:00:00.000Z',
  });
  const { url, close } = await serveBranded();
  try {
    await page.goto(`${url}/sign-in`);
    await expect(page).toHaveTitle(`Sign in · ${NAME}`);
    await expect(page.getByRole('link', { name: NAME })).toBeVisible();
    await expectPictures(page, 'other-brand-sign-in');
    await new SignInPage(page).enter(person, `${url}/sign-in`);
    // The page is opened again, because it then has no toast.
    await page.goto(`${url}/passenger/dashboard`);
    await expect(new AppFrame(page).heading('Passenger dashboard')).toBeVisible();
    await expectPictures(page, 'other-brand-dashboard');
  } finally {
    await close();
  }
});
