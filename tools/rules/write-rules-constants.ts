import { readFileSync, writeFileSync } from 'node:fs';
import { withConstants } from './rules-constants.ts';

/* `npm run rules:constants`: writes the numbers and lists of the domain into the rules. */
const RULES = new URL('../../firestore.rules', import.meta.url);
writeFileSync(RULES, withConstants(readFileSync(RULES, 'utf8')));
