import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import type { Product } from '#core/product/product.ts';
import { outcomeOf, writes } from '../product-request.ts';
import type { ProductRequest, Scene } from '../product-request.ts';
import { NEW, NEW_PASSWORD, OLD, openOwn } from './own-account.ts';

const [NO_MAIL, MAIL] = ['no mail', 'a reset mail'];

async function requestReset(): Promise<Scene> {
  const { person, startedProduct, resetCode, ...device } = openOwn();
  await startedProduct();
  const again = async ({ accounts }: Product) =>
    outcomeOf(await accounts.passwordReset.request(person.email));
  const stored = async () => (resetCode() === '' ? NO_MAIL : MAIL);
  return { ...device, before: 0, act: () => again(device.product()), stored, ways: { again } };
}

async function confirmReset(): Promise<Scene> {
  const { person, startedProduct, resetCode, withNewPassword, passwordStored, ...device } = openOwn();
  const { passwordReset } = (await startedProduct()).accounts;
  await passwordReset.request(person.email);
  const code = resetCode();
  const again = async (product: Product) =>
    outcomeOf(await product.accounts.passwordReset.confirm(code, NEW_PASSWORD));
  const ways = { again, 'new-password': withNewPassword };
  return { ...device, before: 1, act: () => again(device.product()), stored: passwordStored, ways };
}

async function changePassword(): Promise<Scene> {
  const { enter, withNewPassword, passwordStored, ...device } = openOwn();
  await enter();
  const again = async ({ accounts }: Product) =>
    outcomeOf(await accounts.ownProfile.changePassword(PASSWORD, NEW_PASSWORD));
  const ways = { again, 'new-password': withNewPassword };
  return { ...device, before: 0, act: () => again(device.product()), stored: passwordStored, ways };
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

/** How people get another password, signed in or not. */
export const PASSWORD_REQUESTS: readonly ProductRequest[] = [
  {
    id: 'reset-request',
    kind: 'identity',
    server: 'provider',
    atLast: MAIL,
    open: requestReset,
    cells: writes('provider', { before: NO_MAIL, after: MAIL }),
  },
  {
    id: 'reset-confirm',
    kind: 'identity',
    server: 'provider',
    atLast: NEW,
    cells: passwordCells,
    open: confirmReset,
  },
  {
    id: 'change-password',
    kind: 'identity',
    server: 'provider',
    atLast: NEW,
    cells: passwordCells,
    open: changePassword,
  },
];
