import { succeed, type Result } from '#domain/shared/result.ts';
import type { Product } from '#core/product/product.ts';
import { chooseAdapters } from './choose-adapters.ts';
import { composeProduct } from './compose-product.ts';
import { readEnvironment } from './environment.ts';

/** The product as configured by the build's variables. Read here, so that no page has to contain them. */
export async function assembleProduct(): Promise<Result<Product>> {
  const ports = await chooseAdapters(readEnvironment(import.meta.env));
  return ports.ok ? succeed(composeProduct(ports.value)) : ports;
}
