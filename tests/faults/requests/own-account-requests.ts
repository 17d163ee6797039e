import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import type { Product } from '#src/core/product/product.ts';
import { openDevice } from '../device.ts';
import { outcomeOf, reads, writes } from '../product-request.ts';
import type { ProductRequest, Scene } from '../product-request.ts';

const NEW_PASSWORD = 'another horse 2';
const NEW_NAME = 'Robin Renamed';
const [NO_MAIL, MAIL, OLD, NEW] = ['no mail', 'a reset mail', 'old password', 'new password'];
const [OLD_NAME, RENAMED] = ['old name', 'new name'];

function openOwn() {
  const { startedProduct, ...device } = openDevice();
  const person = device.stage.addAccount();
  const signInWith = (password: string) => async (product: Product) =>
    outcomeOf(await product.signIn({ email: person.email, password, area: null }));
  return {
    ...device,
    person,
    startedProduct,
    enter: async () => signInWith(PASSWORD)(await startedProduct()),
    withNewPassword: signInWith(NEW_PASSWORD),
    /** Which password works, tried in another browser. */
    async passwordStored() {
      const isNew = (await signInWith(NEW_PASSWORD)(openDevice(device.stage).product())).told === 'success';
      return isNew ? NEW : OLD;
    },
    resetCode: () => device.stage.world.identities.latestCode('reset', person.email) ?? '',
  };
}

async function requestReset(): Promise<Scene> {
  const { person, startedProduct, resetCode, ...device } = openOwn();
  await startedProduct();
  const again = async ({ passwordReset }: Product) => outcomeOf(await passwordReset.request(person.email));
  const stored = async () => (resetCode() === '' ? NO_MAIL : MAIL);
  return { ...device, before: 0, act: () => again(device.product()), stored, ways: { again } };
}

async function followLink(use: 'verify' | 'confirm'): Promise<Scene> {
  const { person, startedProduct, resetCode, withNewPassword, passwordStored, ...device } = openOwn();
  const { passwordReset } = await startedProduct();
  await passwordReset.request(person.email);
  const code = resetCode();
  const again = async (product: Product) => outcomeOf(await product.passwordReset[use](code, NEW_PASSWORD));
  const ways = { again, 'new-password': withNewPassword };
  return { ...device, before: 0, act: () => again(device.product()), stored: passwordStored, ways };
}

async function changePassword(): Promise<Scene> {
  const { enter, withNewPassword, passwordStored, ...device } = openOwn();
  await enter();
  const again = async ({ ownProfile }: Product) =>
    outcomeOf(await ownProfile.changePassword(PASSWORD, NEW_PASSWORD));
  const ways = { again, 'new-password': withNewPassword };
  return { ...device, before: 0, act: () => again(device.product()), stored: passwordStored, ways };
}

async function rename(): Promise<Scene> {
  const { enter, person, ...device } = openOwn();
  await enter();
  const again = async ({ ownProfile }: Product) => outcomeOf(await ownProfile.rename(NEW_NAME));
  const stored = async () => {
    const name = device.stage.stored(person).profile?.['name'];
    return name === NEW_NAME ? RENAMED : OLD_NAME;
  };
  return { ...device, before: 0, act: () => again(device.product()), stored, ways: { again } };
}

const KNOWN_ALREADY = { goesOn: 'new-password' } as const;
const passwordCells = writes(
  'provider',
  { before: OLD, after: NEW },
  {
    'lost-answer': KNOWN_ALREADY,
    'left-midway': KNOWN_ALREADY,
  },
);

/** What people do about their own account, signed in or not. */
export const OWN_ACCOUNT_REQUESTS: readonly ProductRequest[] = [
  {
    id: 'reset-request',
    title: 'reset: mail',
    port: 'identity.sendPasswordReset',
    kind: 'identity',
    server: 'provider',
    atLast: MAIL,
    open: requestReset,
    cells: writes('provider', { before: NO_MAIL, after: MAIL }),
  },
  {
    id: 'reset-verify',
    title: 'reset: link',
    port: 'identity.verifyResetCode',
    kind: 'proof',
    server: 'provider',
    atLast: OLD,
    cells: reads('provider', OLD),
    open: () => followLink('verify'),
  },
  {
    id: 'reset-confirm',
    title: 'reset: new password',
    port: 'identity.confirmPasswordReset',
    kind: 'identity',
    server: 'provider',
    atLast: NEW,
    cells: passwordCells,
    open: () => followLink('confirm'),
  },
  {
    id: 'rename',
    title: 'rename',
    port: 'users.rename',
    kind: 'documents',
    server: 'database',
    atLast: RENAMED,
    cells: writes('database', { before: OLD_NAME, after: RENAMED }),
    open: rename,
  },
  {
    id: 'change-password',
    title: 'change password',
    port: 'identity.changePassword',
    kind: 'identity',
    server: 'provider',
    atLast: NEW,
    cells: passwordCells,
    open: changePassword,
  },
];
