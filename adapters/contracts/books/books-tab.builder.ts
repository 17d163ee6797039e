import { createFirmTariffs } from '#domain/books/services/firm-tariffs.ts';
import { createPayers } from '#domain/books/services/payers.ts';
import { arrangeAccount } from '../stage/arranged-account.builder.ts';
import { userSeenIn } from '../stage/reviewing.builder.ts';
import { openTabAs } from '../stage/stage.builder.ts';
import type { WorldUnderTest } from '../stage/world-under-test.builder.ts';

/** The services of the books in a tab of a new person with this role. */
export async function openBooks(world: WorldUnderTest, role: string) {
  const account = await arrangeAccount(world, { role, name: `A ${role}` });
  const { browser, tab } = await openTabAs(world, account);
  const user = await userSeenIn(tab, account.uid);
  const session = { current: () => ({ state: 'signed-in', user }), refresh: async () => {} };
  const ports = await tab.openBooks();
  const { records } = ports;
  return {
    uid: account.uid,
    network: browser.network,
    records,
    tariffs: createFirmTariffs({ ...ports, session }),
    payers: createPayers({ ...ports, session }),
  };
}
