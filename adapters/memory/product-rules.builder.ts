import { readFileSync } from 'node:fs';
import { loadProductRules } from './load-product-rules.ts';

/** The rules as they are deployed; tests run at the root of the repository. */
export const PRODUCT_RULES = loadProductRules(readFileSync('firestore.rules', 'utf8'));
