import { readFileSync } from 'node:fs';

export const RULES_SOURCE = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
