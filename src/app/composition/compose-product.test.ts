import { describe, expect, test } from 'vitest';
import { createMemoryWorld } from '#adapters/memory/memory-world.ts';
import { PRODUCT_RULES } from '#adapters/memory/product-rules.builder.ts';
import { chooseAdapters } from './choose-adapters.ts';
import { composeProduct } from './compose-product.ts';
import { SERVICES } from './tokens.ts';

function product() {
  return composeProduct(createMemoryWorld({ rules: PRODUCT_RULES }).openBrowser().openTab());
}

describe('the composition root', () => {
  test('resolves every service', () => {
    const composed = product();
    expect(Object.keys(composed).sort()).toEqual(Object.keys(SERVICES).sort());
    for (const [name, service] of Object.entries(composed)) expect(service, name).toBeTruthy();
  });

  test('gives all services the same session', async () => {
    const { session, ownProfile } = product();
    const renamed = await ownProfile.rename('Somebody');
    expect(session.current().state).not.toBe('signed-in');
    expect(renamed).toMatchObject({ ok: false, error: { code: 'session-expired' } });
  });

  test('a product without configuration answers with that, and nothing else', async () => {
    const composed = composeProduct(await chooseAdapters({ backend: 'unconfigured' }));
    const signedIn = await composed.signIn({ email: 'ada@example.com', password: 'secret', area: null });
    expect(signedIn).toEqual({ ok: false, error: { code: 'auth-not-initialized' } });
    expect(await composed.passwordPolicy()).toEqual({ ok: false, error: { code: 'auth-not-initialized' } });
  });
});
