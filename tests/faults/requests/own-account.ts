import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import type { Product } from '#core/product/product.ts';
import { openDevice } from '../device.ts';
import { outcomeOf } from '../product-request.ts';

export const NEW_PASSWORD = 'another horse 2';
export const [OLD, NEW] = ['old password', 'new password'];

/** A browser of somebody who may sign in. */
export function openOwn() {
  const { startedProduct, ...device } = openDevice();
  const person = device.stage.addAccount();
  const signInWith = (password: string) => async (product: Product) =>
    outcomeOf(await product.accounts.signIn({ email: person.email, password, area: null }));
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
