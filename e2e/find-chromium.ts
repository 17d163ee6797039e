import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { tryInstall, tryInstallPackages } from './try-install.ts';

/** Where distributions put Chromium; `CHROMIUM_PATH` goes before them. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

const ADVICE =
  'No Chromium was found, and none could be installed. Install one (Debian: apt-get install chromium; elsewhere: ' +
  'npx playwright install chromium) or name one in CHROMIUM_PATH.';

function installed(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  const places = named === undefined ? USUAL_PLACES : [named, ...USUAL_PLACES];
  return [...places, chromium.executablePath()].find((place) => existsSync(place));
}

/** The browser for the tests: the system's, else Playwright's own, else (as root) the distribution's package. */
export function findChromium(): string {
  const present = installed();
  if (present !== undefined) return present;
  tryInstall('npx', ['playwright', 'install', 'chromium']);
  if (installed() === undefined) tryInstallPackages(['chromium']);
  const found = installed();
  if (found === undefined) throw new Error(ADVICE);
  return found;
}
