import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import type { Product } from '#core/product/product.ts';
import { openDevice } from '../device.ts';
import { outcomeOf } from '../product-request.ts';

export const [NOBODY, SOMEBODY] = ['nobody signed in', 'signed in'];

/** An approved person, and a device without a session. */
export function arrive() {
  const device = openDevice();
  const person = device.stage.addAccount();
  const signIn = async (product: Product) =>
    outcomeOf(await product.accounts.signIn({ email: person.email, password: PASSWORD, area: null }));
  const stored = async () => (device.keepsSession() ? SOMEBODY : NOBODY);
  return { ...device, person, signIn, stored };
}
