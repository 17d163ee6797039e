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
const [NO_MAIL, MAILED] = ['no mail', 'a mail to prove the address'];
const [UNPROVEN, PROVEN] = ['address not proven', 'address proven'];

/** Signs in. The code `pending` counts as success, because an applicant signs in to see that answer. */
async function showPassword({ accounts }: Product, email: string): Promise<ActionOutcome> {
  const { shown, error } = outcomeOf(await accounts.signIn({ email, password: PASSWORD, area: null }));
  return shown === 'pending' ? { shown: 'success', error: null } : { shown, error };
}

/** Resolves when the mail of the registration is sent or has failed. The waiting page shows which. */
function mailOf({ accounts: { applicant } }: Product): Promise<ActionOutcome> {
  return new Promise((resolve) => {
    const unsubscribe = applicant.subscribe(() => {
      const { mailedAt = null, mailError = null } = applicant.current() ?? {};
      if (mailedAt === null && mailError === null) return;
      unsubscribe();
      resolve({ shown: mailError?.code ?? 'success', error: mailError });
    });
  });
}

/** The scene of a mail. The registration requests the first mail; the person requests another one. */
async function mail(isFirst: boolean): Promise<Scene> {
  const { stage, startedProduct, ...device } = openDevice();
  const product = await startedProduct();
  const sendAgain = async (asking: Product) => outcomeOf(await asking.accounts.applicant.sendMail('en'));
  if (!isFirst) {
    const person = stage.addAccount({ email: EMAIL, address: 'unproven', status: 'pending' });
    await showPassword(product, person.email);
  }
  return {
    ...device,
    before: isFirst ? 2 : 0,
    async act() {
      if (!isFirst) return sendAgain(product);
      const mail = mailOf(product);
      const registered = outcomeOf(await (await product.accountForms.load()).register(FORM));
      return registered.error === null ? mail : registered;
    },
    stored: async () => (stage.world.identities.latestCode('proof', EMAIL) === null ? NO_MAIL : MAILED),
    ways: {
      again: sendAgain,
      async 'sign-in'(reopened) {
        const shown = await showPassword(reopened, EMAIL);
        return shown.error === null ? sendAgain(reopened) : shown;
      },
    },
  };
}

async function record(): Promise<Scene> {
  const { stage, startedProduct, ...device } = openDevice();
  const product = await startedProduct();
  const person = stage.addAccount({ email: EMAIL, address: 'unproven', status: 'pending' });
  await showPassword(product, person.email);
  await product.accounts.applicant.sendMail('en');
  await (
    await product.accountForms.load()
  ).proveAddress(stage.world.identities.latestCode('proof', EMAIL) ?? '');
  await product.accounts.applicant.leave();
  const show = async (asking: Product) => showPassword(asking, EMAIL);
  return {
    ...device,
    before: 2,
    act: () => show(device.product()),
    stored: async () => ((stage.stored(person).profile?.['provenAt'] ?? null) === null ? UNPROVEN : PROVEN),
    ways: { 'sign-in': show },
  };
}

/** A closed tab has lost the applicant's session, so the person signs in again. */
const FORGOTTEN = { 'left-midway': { goesOn: 'sign-in' } } as const;
/** A proof that could not be recorded shows no failure: the next sign-in records it. */
const UNREPORTED = { shown: 'success', goesOn: 'sign-in' } as const;

/** The requests by which a person proves an address (D26). */
export const PROOF_REQUESTS: readonly ProductRequest[] = [
  {
    id: 'proof-mail',
    kind: 'identity',
    server: 'provider',
    atLast: MAILED,
    cells: writes('provider', { before: NO_MAIL, after: MAILED }, FORGOTTEN),
    open: () => mail(true),
  },
  {
    id: 'proof-mail-again',
    kind: 'identity',
    server: 'provider',
    atLast: MAILED,
    cells: writes('provider', { before: NO_MAIL, after: MAILED }, FORGOTTEN),
    open: () => mail(false),
  },
  {
    id: 'proof-record',
    kind: 'documents',
    server: 'database',
    atLast: PROVEN,
    cells: writes(
      'database',
      { before: UNPROVEN, after: PROVEN },
      { ...atEveryFailure(UNREPORTED), ...FORGOTTEN },
    ),
    open: record,
  },
];
