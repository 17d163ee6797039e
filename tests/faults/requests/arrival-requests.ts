import { reads } from '../product-request.ts';
import type { ProductRequest, Scene } from '../product-request.ts';
import { arrive, NOBODY, SOMEBODY } from './arrival.ts';

async function signInNow(before: number): Promise<Scene> {
  const { signIn, startedProduct, ...device } = arrive();
  await startedProduct();
  return { ...device, before, act: () => signIn(device.product()), ways: { again: signIn } };
}

/** What a sign-in asks for. */
export const ARRIVAL_REQUESTS: readonly ProductRequest[] = [
  {
    id: 'sign-in-proof',
    kind: 'proof',
    server: 'provider',
    atLast: SOMEBODY,
    cells: reads('provider', NOBODY, { slow: { stored: SOMEBODY } }),
    open: () => signInNow(0),
  },
  {
    id: 'sign-in-profile',
    kind: 'reading',
    server: 'database',
    atLast: SOMEBODY,
    cells: reads('database', NOBODY, { slow: { stored: SOMEBODY } }),
    open: () => signInNow(1),
  },
];
