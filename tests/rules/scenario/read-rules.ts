import { readFileSync } from 'node:fs';

/** The rules as they are deployed. */
export const RULES_SOURCE = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
