import { expect, test } from 'vitest';
import { succeed } from '#domain/shared/result.ts';
import { ChunkNotLoaded } from '#core/product/load-chunk.ts';
import { openWorld } from '#test/open-world.ts';
import { withAccountForms } from './with-account-forms.ts';

async function failingWith(thrown: unknown) {
  const { product } = await openWorld().enter({ uid: 'penny' });
  const accountForms = { load: () => Promise.reject(thrown), loaded: () => null };
  return withAccountForms({ ...product, accountForms }, async () => succeed('ran'));
}

test('an action whose code did not arrive fails with `network`, and an action whose code has a defect fails with `unexpected`', async () => {
  expect(await failingWith(new ChunkNotLoaded('offline'))).toEqual({ ok: false, error: { code: 'network' } });
  expect(await failingWith(new TypeError('no such service'))).toEqual({
    ok: false,
    error: { code: 'unexpected', message: 'TypeError: no such service' },
  });
});

test('an action of a form runs once its services have loaded', async () => {
  const { product } = await openWorld().enter({ uid: 'penny' });
  expect(
    await withAccountForms(product, async ({ ownProfile }) => succeed(typeof ownProfile.rename)),
  ).toEqual(succeed('function'));
});
