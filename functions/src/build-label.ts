import { readFileSync } from 'node:fs';
import { buildVersion } from './build-version.ts';

/** The label by which `npm run doctor` recognises this build of the functions. */
export const BUILD_LABEL = { build: buildVersion(readFileSync(new URL(import.meta.url), 'utf8')) };
