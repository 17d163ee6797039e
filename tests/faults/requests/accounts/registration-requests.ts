import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import type { Product } from '#core/product/product.ts';
import { openDevice } from '../../device.ts';
import {
  atEveryFailure,
  outcomeOf,
  writes,
  type ActionOutcome,
  type ProductRequest,
  type Scene,
} from '../../product-request.ts';

const EMAIL = 'robin@example.com';
const FORM = { name: 'Robin Rider', email: EMAIL, password: PASSWORD, role: 'driver', language: 'en' };

const [NOTHING, IDENTITY, ACCOUNT] = ['nothing', 'identity only', 'one pending account'];

async function register(before: number): Promise<Scene> {
  const { stage, startedProduct, ...device } = openDevice();
  await startedProduct();
  const again = async (product: Product) =>
    outcomeOf(await (await product.accountForms.load()).register(FORM));
  return {
    ...device,
    before,
    act: () => again(device.product()),
    async stored() {
      const identity = stage.world.identities.find(EMAIL);
      if (identity === null) return NOTHING;
      const { profile, entry } = stage.stored({ uid: identity.uid, email: EMAIL });
      if (profile === null && entry === null) return IDENTITY;
      const isWhole = profile?.['status'] === 'pending' && entry?.['uid'] === identity.uid;
      return isWhole ? ACCOUNT : 'half an account';
    },
    ways: {
      again,
      async see({ accounts }): Promise<ActionOutcome> {
        const { shown, error } = outcomeOf(await accounts.emailCheck.check(EMAIL));
        return shown === 'pending' ? { shown: 'success', error: null } : { shown, error };
      },
      async repair({ accountForms }) {
        const opened = await (await accountForms.load()).accountRepair.open(EMAIL, PASSWORD);
        return outcomeOf(opened.ok ? await opened.value.repair(FORM) : opened);
      },
    },
  };
}

const THERE = { shown: 'success', stored: ACCOUNT, goesOn: 'see' } as const;
const UNFINISHED = { shown: 'registration-unfinished', stored: IDENTITY, goesOn: 'repair' } as const;

/** The requests of a registration (D12). */
export const REGISTRATION_REQUESTS: readonly ProductRequest[] = [
  {
    id: 'register-identity',
    kind: 'identity',
    server: 'provider',
    atLast: ACCOUNT,
    cells: writes(
      'provider',
      { before: NOTHING, after: ACCOUNT },
      {
        'lost-answer': { stored: IDENTITY, goesOn: 'repair' },
        'left-midway': { stored: IDENTITY, goesOn: 'repair' },
      },
    ),
    open: () => register(0),
  },
  {
    id: 'register-batch',
    kind: 'documents',
    server: 'database',
    lasting: 2,
    atLast: ACCOUNT,
    cells: writes(
      'database',
      { before: IDENTITY, after: ACCOUNT },
      {
        ...atEveryFailure(UNFINISHED),
        'lost-request': THERE,
        'lost-answer': THERE,
        'left-midway': { goesOn: 'see' },
        denied: { shown: 'address-on-record', stored: NOTHING, goesOn: 'again' },
      },
    ),
    open: () => register(1),
  },
];
