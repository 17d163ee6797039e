import type { Result } from '#domain/shared/result.ts';
import type { Product } from '#src/core/product/product.ts';
import { outcomeOf, reads } from '../product-request.ts';
import type { ProductRequest, Scene } from '../product-request.ts';
import { arrive, NOBODY, SOMEBODY } from './arrival.ts';

type Ask = (emailCheck: Product['emailCheck'], email: string) => Promise<Result<void>>;

async function askGate(ask: Ask): Promise<Scene> {
  const { person, startedProduct, ...device } = arrive();
  await startedProduct();
  const again = async ({ emailCheck }: Product) => outcomeOf(await ask(emailCheck, person.email));
  return { ...device, before: 0, act: () => again(device.product()), ways: { again } };
}

/** What the waiting page is told first. */
const firstTold: Ask = (emailCheck, email) =>
  new Promise((resolve) => {
    const stop = emailCheck.watch(email, (answer) => {
      stop();
      resolve(answer);
    });
  });

async function signInNow(before: number): Promise<Scene> {
  const { signIn, startedProduct, ...device } = arrive();
  await startedProduct();
  return { ...device, before, act: () => signIn(device.product()), ways: { again: signIn } };
}

/** The sign-in flows, which begin with an address. */
export const ARRIVAL_REQUESTS: readonly ProductRequest[] = [
  {
    id: 'email-check',
    title: 'email check',
    port: 'users.readEntry',
    kind: 'reading',
    server: 'database',
    atLast: NOBODY,
    cells: reads('database', NOBODY),
    open: () => askGate((emailCheck, email) => emailCheck.check(email)),
  },
  {
    id: 'gate-watch',
    title: 'gate watch of the waiting page',
    port: 'users.readEntry',
    kind: 'reading',
    server: 'database',
    atLast: NOBODY,
    cells: reads('database', NOBODY),
    open: () => askGate(firstTold),
  },
  {
    id: 'sign-in-proof',
    title: 'sign-in: proof',
    port: 'identity.signIn',
    kind: 'proof',
    server: 'provider',
    atLast: SOMEBODY,
    cells: reads('provider', NOBODY, { slow: { stored: SOMEBODY } }),
    open: () => signInNow(0),
  },
  {
    id: 'sign-in-profile',
    title: 'sign-in: profile',
    port: 'users.read',
    kind: 'reading',
    server: 'database',
    atLast: SOMEBODY,
    cells: reads('database', NOBODY, { slow: { stored: SOMEBODY } }),
    open: () => signInNow(1),
  },
];
