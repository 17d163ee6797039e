import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import type { Product } from '#core/product/product.ts';
import { outcomeOf, writes } from '../product-request.ts';
import type { ProductRequest, Scene } from '../product-request.ts';
import { openOwn } from './own-account.ts';

const NEW_NAME = 'Robin Renamed';
const [EVERY_SESSION, THIS_SESSION] = ['every session', 'this session'];
const [NO_MAIL, MAILED] = ['no mail', 'a mail to prove the address'];
const [OLD_NAME, RENAMED] = ['old name', 'new name'];

async function signOutElsewhere(before: number): Promise<Scene> {
  const { enter, person, ...device } = openOwn();
  await enter();
  const again = async ({ accounts }: Product) =>
    outcomeOf(await accounts.ownProfile.signOutElsewhere(PASSWORD));
  const stored = async () => {
    const since = device.stage.stored(person).profile?.['signedInSince'];
    return since === undefined ? EVERY_SESSION : THIS_SESSION;
  };
  return { ...device, before, act: () => again(device.product()), stored, ways: { again } };
}

async function rename(before: number): Promise<Scene> {
  const { enter, person, ...device } = openOwn();
  await enter();
  const again = async ({ accounts }: Product) => outcomeOf(await accounts.ownProfile.rename(NEW_NAME));
  const stored = async () => {
    const name = device.stage.stored(person).profile?.['name'];
    return name === NEW_NAME ? RENAMED : OLD_NAME;
  };
  return { ...device, before, act: () => again(device.product()), stored, ways: { again } };
}

async function mailProof(): Promise<Scene> {
  const { enter, person, ...device } = openOwn();
  await enter();
  const again = async ({ accounts }: Product) => outcomeOf(await accounts.ownProfile.sendProof('en'));
  const { identities } = device.stage.world;
  const stored = async () => (identities.latestCode('proof', person.email) === null ? NO_MAIL : MAILED);
  return { ...device, before: 0, act: () => again(device.product()), stored, ways: { again } };
}

const PROOF_ALONE = { 'lost-answer': { stored: EVERY_SESSION }, 'left-midway': { stored: EVERY_SESSION } };

/** What people do about their own account while signed in. */
export const OWN_ACCOUNT_REQUESTS: readonly ProductRequest[] = [
  {
    id: 'rename-read',
    kind: 'reading',
    server: 'database',
    atLast: RENAMED,
    cells: writes(
      'database',
      { before: OLD_NAME, after: RENAMED },
      { 'lost-answer': { stored: OLD_NAME }, 'left-midway': { stored: OLD_NAME } },
    ),
    open: () => rename(0),
  },
  {
    id: 'rename',
    kind: 'documents',
    server: 'database',
    atLast: RENAMED,
    cells: writes('database', { before: OLD_NAME, after: RENAMED }),
    open: () => rename(1),
  },
  {
    id: 'own-proof-mail',
    kind: 'identity',
    server: 'provider',
    atLast: MAILED,
    cells: writes('provider', { before: NO_MAIL, after: MAILED }),
    open: mailProof,
  },
  {
    id: 'prove-again',
    kind: 'identity',
    server: 'provider',
    atLast: THIS_SESSION,
    cells: writes('provider', { before: EVERY_SESSION, after: THIS_SESSION }, PROOF_ALONE),
    open: () => signOutElsewhere(0),
  },
  {
    id: 'sign-out-elsewhere',
    kind: 'documents',
    server: 'database',
    atLast: THIS_SESSION,
    cells: writes('database', { before: EVERY_SESSION, after: THIS_SESSION }),
    open: () => signOutElsewhere(1),
  },
];
