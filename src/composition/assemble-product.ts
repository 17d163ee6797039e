import type { Product } from '../app/product.ts';
import { chooseAdapters } from './choose-adapters.ts';
import { composeProduct } from './compose-product.ts';
import { readEnvironment } from './environment.ts';

/** The product that the build's variables describe. */
export async function assembleProduct(variables: unknown): Promise<Product> {
  return composeProduct(await chooseAdapters(readEnvironment(variables)));
}
