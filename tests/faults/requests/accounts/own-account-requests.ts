import type { AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import type { Product } from '#core/product/product.ts';
import { openDevice } from '../../device.ts';
import { outcomeOf, writes, type ProductRequest } from '../../product-request.ts';

const NEW_PASSWORD = 'another horse 2';
const NEW_NAME = 'Robin Renamed';
const [OLD, NEW] = ['old password', 'new password'];
const [NO_LINK, LINKED] = ['no reset mail', 'a reset mail'];
const [NO_MAIL, MAILED] = ['no mail', 'a mail to prove the address'];
const [OLD_NAME, RENAMED] = ['old name', 'new name'];
const [EVERY_SESSION, THIS_SESSION] = ['every session', 'this session'];

/** Opens the browser of a person who may sign in. */
function openOwn() {
  const device = openDevice();
  const person = device.stage.addAccount();
  const signInWith = (password: string) => async (product: Product) =>
    outcomeOf(await product.accounts.signIn({ email: person.email, password, area: null }));
  const { identities } = device.stage.world;
  return {
    ...device,
    person,
    withNewPassword: signInWith(NEW_PASSWORD),
    /** Tries the new password in another browser, and returns which password is stored. */
    async passwordStored() {
      const isNew = (await signInWith(NEW_PASSWORD)(openDevice(device.stage).product())).shown === 'success';
      return isNew ? NEW : OLD;
    },
    enter: async () => signInWith(PASSWORD)(await device.startedProduct()),
    latestCode: (kind: 'reset' | 'proof') => identities.latestCode(kind, person.email),
    fieldStored: (field: string) => device.stage.stored(person).profile?.[field],
  };
}
type Own = ReturnType<typeof openOwn>;

interface OwnRequest extends Pick<ProductRequest, 'id' | 'kind' | 'server' | 'cells' | 'atLast'> {
  /** How many rounds of other requests come before this request. */
  readonly before?: number;
  /** Makes the scene; by default the person signs in. Resolves with the code of a reset link, or an empty text. */
  readonly prepare?: (own: Own) => Promise<string>;
  readonly acts: (product: Product, own: Own, code: string) => Promise<AccountResult<unknown>>;
  readonly stored: (own: Own) => Promise<string>;
}

const PROVIDER = { kind: 'identity', server: 'provider' } as const;
const DATABASE = { kind: 'documents', server: 'database', before: 1 } as const;
const KNOWN_ALREADY = { goesOn: 'new-password' } as const;
const PASSWORD_SET = {
  ...PROVIDER,
  atLast: NEW,
  cells: writes(
    'provider',
    { before: OLD, after: NEW },
    { 'lost-answer': KNOWN_ALREADY, 'left-midway': KNOWN_ALREADY },
  ),
  stored: ({ passwordStored }: Own) => passwordStored(),
} as const;
const SESSIONS_ENDED = {
  acts: async ({ accountForms }: Product) =>
    (await accountForms.load()).ownProfile.signOutElsewhere(PASSWORD),
  stored: async ({ fieldStored }: Own) =>
    fieldStored('signedInSince') === undefined ? EVERY_SESSION : THIS_SESSION,
  atLast: THIS_SESSION,
};

const REQUESTS: readonly OwnRequest[] = [
  {
    id: 'reset-request',
    ...PROVIDER,
    atLast: LINKED,
    cells: writes('provider', { before: NO_LINK, after: LINKED }),
    async prepare({ startedProduct }) {
      await startedProduct();
      return '';
    },
    acts: async ({ accountForms }, { person }) =>
      (await accountForms.load()).passwordReset.request(person.email),
    stored: async ({ latestCode }) => (latestCode('reset') === null ? NO_LINK : LINKED),
  },
  {
    id: 'reset-confirm',
    ...PASSWORD_SET,
    before: 1,
    async prepare({ startedProduct, person, latestCode }) {
      const { accountForms } = await startedProduct();
      await (await accountForms.load()).passwordReset.request(person.email);
      return latestCode('reset') ?? '';
    },
    acts: async ({ accountForms }, _, code) =>
      (await accountForms.load()).passwordReset.confirm(code, NEW_PASSWORD),
  },
  {
    id: 'change-password',
    ...PASSWORD_SET,
    acts: async ({ accountForms }) =>
      (await accountForms.load()).ownProfile.changePassword(PASSWORD, NEW_PASSWORD),
  },
  {
    id: 'rename',
    ...DATABASE,
    atLast: RENAMED,
    cells: writes(
      'database',
      { before: OLD_NAME, after: RENAMED },
      { 'lost-answer': { shown: 'success', stored: RENAMED } },
    ),
    acts: async ({ accountForms }) => (await accountForms.load()).ownProfile.rename(NEW_NAME),
    stored: async ({ fieldStored }) => (fieldStored('name') === NEW_NAME ? RENAMED : OLD_NAME),
  },
  {
    id: 'own-proof-mail',
    ...PROVIDER,
    atLast: MAILED,
    cells: writes('provider', { before: NO_MAIL, after: MAILED }),
    acts: async ({ accountForms }) => (await accountForms.load()).ownProfile.sendProof('en'),
    stored: async ({ latestCode }) => (latestCode('proof') === null ? NO_MAIL : MAILED),
  },
  {
    id: 'prove-again',
    ...PROVIDER,
    ...SESSIONS_ENDED,
    cells: writes(
      'provider',
      { before: EVERY_SESSION, after: THIS_SESSION },
      { 'lost-answer': { stored: EVERY_SESSION }, 'left-midway': { stored: EVERY_SESSION } },
    ),
  },
  {
    id: 'sign-out-elsewhere',
    ...DATABASE,
    ...SESSIONS_ENDED,
    cells: writes(
      'database',
      { before: EVERY_SESSION, after: THIS_SESSION },
      { 'lost-answer': { shown: 'success', stored: THIS_SESSION } },
    ),
  },
];

/** Requests about a person's own account, and for a new password. Some people are not signed in. */
export const OWN_ACCOUNT_REQUESTS = REQUESTS.map(
  ({ prepare, acts, stored, before = 0, ...request }): ProductRequest => ({
    ...request,
    async open() {
      const own = openOwn();
      const code = prepare === undefined ? await own.enter().then(() => '') : await prepare(own);
      const again = async (product: Product) => outcomeOf(await acts(product, own, code));
      const { network, product, close, reopen, withNewPassword } = own;
      return {
        network,
        product,
        close,
        reopen,
        before,
        act: () => again(product()),
        stored: () => stored(own),
        ways: { again, 'new-password': withNewPassword },
      };
    },
  }),
);
