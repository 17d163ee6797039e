import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import type { Product } from '#core/product/product.ts';
import { openDevice, outcomeOfSession } from '../../device.ts';
import { outcomeOf, reads, type ProductRequest, type Scene } from '../../product-request.ts';

const [NO_SESSION, SESSION] = ['no session', 'signed in'];

/** An approved person, and a device without a session. */
function arrive() {
  const device = openDevice();
  const person = device.stage.addAccount();
  const signIn = async ({ accounts }: Product) =>
    outcomeOf(await accounts.signIn({ email: person.email, password: PASSWORD, area: null }));
  const stored = async () => (device.keepsSession() ? SESSION : NO_SESSION);
  return { ...device, signIn, stored };
}

async function signInNow(): Promise<Scene> {
  const { signIn, startedProduct, ...device } = arrive();
  await startedProduct();
  return { ...device, before: 0, act: () => signIn(device.product()), ways: { again: signIn } };
}

/** The scene of a browser that is opened again with a stored session. */
async function restore(): Promise<Scene> {
  const { signIn, startedProduct, start, close, ...device } = arrive();
  await signIn(await startedProduct());
  close();
  const again = async (product: Product) => {
    await product.accounts.session.refresh();
    return outcomeOfSession(product);
  };
  const ways = { again, see: outcomeOfSession, 'sign-in': signIn };
  return { ...device, close, before: 0, act: () => outcomeOfSession(start()), ways };
}

const SIGNED_OUT = { shown: 'signed out', stored: NO_SESSION, goesOn: 'sign-in' } as const;
const UNNOTICED = { shown: 'success', goesOn: 'see' } as const;

/** Requests to the provider when a session begins, and when a device with a stored session is opened again. */
export const SESSION_REQUESTS: readonly ProductRequest[] = [
  {
    id: 'sign-in-proof',
    kind: 'proof',
    server: 'provider',
    atLast: SESSION,
    cells: reads('provider', NO_SESSION, { slow: { stored: SESSION } }),
    open: signInNow,
  },
  {
    id: 'restore-identity',
    kind: 'proof',
    server: 'provider',
    atLast: SESSION,
    cells: reads('provider', SESSION, {
      'lost-request': UNNOTICED,
      'lost-answer': UNNOTICED,
      timeout: UNNOTICED,
      malformed: UNNOTICED,
      // The SDK ends the session after any error that the provider answers, and keeps it if the connection breaks.
      'server-error': SIGNED_OUT,
      'too-many': SIGNED_OUT,
      denied: SIGNED_OUT,
      'left-midway': { goesOn: 'see' },
    }),
    open: restore,
  },
];
