import type { Product } from '#core/product/product.ts';
import { outcomeOfSession } from '../device.ts';
import { atEveryFailure, reads } from '../product-request.ts';
import type { ActionOutcome, ProductRequest, Scene } from '../product-request.ts';
import { arrive, NOBODY, SOMEBODY } from './arrival.ts';

/** A browser that kept a session and is opened again. */
async function restore(before: number): Promise<Scene> {
  const { signIn, startedProduct, start, close, ...device } = arrive();
  await signIn(await startedProduct());
  close();
  const again = async (product: Product) => {
    await product.accounts.session.refresh();
    return outcomeOfSession(product);
  };
  const ways = { again, see: outcomeOfSession, 'sign-in': signIn };
  return { ...device, close, before, act: () => outcomeOfSession(start()), ways };
}

/**
 * A person whose profile is re-read now and then while they work: as long as they stay signed in, they are told
 * nothing.
 */
async function refresh(): Promise<Scene> {
  const { signIn, startedProduct, ...device } = arrive();
  await signIn(await startedProduct());
  const act = async (): Promise<ActionOutcome> => {
    await device.product().accounts.session.refresh();
    const outcome = await outcomeOfSession(device.product());
    return outcome.told === 'success' ? { told: 'nothing', error: null } : outcome;
  };
  return { ...device, before: 0, act, ways: { see: outcomeOfSession, 'sign-in': signIn } };
}

const SIGNED_OUT = { told: 'signed out', stored: NOBODY, goesOn: 'sign-in' } as const;
const UNNOTICED = { told: 'success', goesOn: 'see' } as const;
const SILENT = { told: 'nothing', goesOn: 'see' } as const;

/** The session that a device keeps. */
export const SESSION_REQUESTS: readonly ProductRequest[] = [
  {
    id: 'restore-identity',
    kind: 'proof',
    server: 'provider',
    atLast: SOMEBODY,
    cells: reads('provider', SOMEBODY, {
      'lost-request': UNNOTICED,
      'lost-answer': UNNOTICED,
      timeout: UNNOTICED,
      malformed: UNNOTICED,
      // The SDK takes any answer of the provider for the end of the session, but not a broken connection.
      'server-error': SIGNED_OUT,
      'too-many': SIGNED_OUT,
      denied: SIGNED_OUT,
      'left-midway': { goesOn: 'see' },
    }),
    open: () => restore(0),
  },
  {
    id: 'restore-profile',
    kind: 'reading',
    server: 'database',
    atLast: SOMEBODY,
    cells: reads('database', SOMEBODY, { 'left-midway': { goesOn: 'see' } }),
    open: () => restore(1),
  },
  {
    id: 'session-refresh',
    kind: 'reading',
    server: 'database',
    atLast: SOMEBODY,
    cells: reads('database', SOMEBODY, {
      ...atEveryFailure(SILENT),
      slow: { told: 'nothing' },
      'left-midway': { goesOn: 'see' },
    }),
    open: refresh,
  },
  {
    id: 'token-refresh',
    kind: 'reading',
    server: 'token',
    atLast: SOMEBODY,
    cells: reads('token', SOMEBODY, {
      ...atEveryFailure(SILENT),
      slow: { told: 'nothing' },
      'left-midway': { goesOn: 'see' },
      denied: { told: 'session-expired', stored: NOBODY, goesOn: 'sign-in' },
    }),
    open: refresh,
  },
];
