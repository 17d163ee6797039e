import { readFileSync } from 'node:fs';
import { loadProductRules } from './load-product-rules.ts';

/** The rules as they are deployed. */
export const PRODUCT_RULES = loadProductRules(
  readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'),
);
