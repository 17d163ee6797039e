import type { Product } from '../app/product.ts';
import { chooseAdapters } from './choose-adapters.ts';
import { composeProduct } from './compose-product.ts';
import { readEnvironment } from './environment.ts';

/** The product as configured by the build's environment variables. */
export async function assembleProduct(variables: unknown): Promise<Product> {
  return composeProduct(await chooseAdapters(readEnvironment(variables)));
}
