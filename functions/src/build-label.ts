import { readFileSync } from 'node:fs';
import { buildVersion } from './build-version.ts';

/** `npm run doctor` recognises this build of the functions by this label. */
export const BUILD_LABEL = { build: buildVersion(readFileSync(new URL(import.meta.url), 'utf8')) };
