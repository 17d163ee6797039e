import { describe, expect, it } from 'vitest';
import { aMemoryStage, sessionIn } from './memory-stage.builder.ts';
import { createTransientStorage } from './browser-session.ts';
import { createMemoryWorld } from './memory-world.ts';
import { PRODUCT_RULES } from './product-rules.builder.ts';

describe('a browser with its own storage', () => {
  it('the session is kept in the storage and shared by browsers that use it', async () => {
    const { world, addAccount, openProduct } = aMemoryStage();
    const person = addAccount();
    const storage = createTransientStorage();
    const { enter } = openProduct(world.openBrowser(storage));
    await enter(person);
    const { session } = openProduct(world.openBrowser(storage));
    expect(await sessionIn(session, 'signed-in')).toMatchObject({ user: { uid: person.uid } });
  });

  it('a session of an identity that this world does not know is dropped', async () => {
    const { world, addAccount, openProduct } = aMemoryStage();
    const storage = createTransientStorage();
    await openProduct(world.openBrowser(storage)).enter(addAccount());
    const { session } = openProduct(createMemoryWorld({ rules: PRODUCT_RULES }).openBrowser(storage));
    expect(await sessionIn(session, 'signed-out')).toEqual({ state: 'signed-out', reason: null });
  });
});

describe('a tab that was closed', () => {
  it('a closed tab hears nothing more', async () => {
    const { addAccount, openProduct } = aMemoryStage();
    const product = openProduct();
    await sessionIn(product.session, 'signed-out');
    product.tab.close();
    await openProduct(product.browser).enter(addAccount());
    expect(product.session.current()).toEqual({ state: 'signed-out', reason: null });
  });
});

describe('a page of the search', () => {
  it('a page examines no more than its share, however many names repeat the addresses', async () => {
    const { addAccount, openProduct } = aMemoryStage();
    const admin = addAccount({ role: 'admin' });
    for (let number = 0; number < 60; number += 1) {
      addAccount({ email: `x${number}@example.com`, name: `x${number}`, status: 'pending' });
    }
    const { reviewQueue, enter } = openProduct();
    await enter(admin);
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await reviewQueue.page({ status: 'pending', role: null, search: 'x', cursor });
      sizes.push(page.ok ? page.value.rows.length : -1);
      cursor = page.ok ? page.value.next : null;
    } while (cursor !== null);
    expect(sizes).toEqual([25, 25, 10, 0, 0]);
  });
});
