import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { tryInstall, tryInstallPackages } from './try-install.ts';

/** The paths of Chromium in the distributions, which are tried after `CHROMIUM_PATH`. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** Debian's Chromium that opens no window. The usual one's invisible window costs a third of a test's time. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

const ADVICE =
  'No Chromium was found, and none could be installed. Install one (Debian: apt-get install chromium; elsewhere: ' +
  'npx playwright install chromium) or name one in CHROMIUM_PATH.';

function installed(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  const places = named === undefined ? USUAL_PLACES : [named, ...USUAL_PLACES];
  return [...places, chromium.executablePath()].find((place) => existsSync(place));
}

/** The path of a whole Chromium. If there is none, tries to install one, and throws if that fails. */
export function findChromium(): string {
  const present = installed();
  if (present !== undefined) return present;
  tryInstall('npx', ['playwright', 'install', 'chromium']);
  if (installed() === undefined) tryInstallPackages(['chromium']);
  const found = installed();
  if (found === undefined) throw new Error(ADVICE);
  return found;
}

const isWindowlessWanted = () => process.env['CHROMIUM_PATH'] === undefined;

/** The path of the Chromium without a window, if wanted and installed. Otherwise the path of a whole Chromium. */
export function findTestChromium(): string {
  return isWindowlessWanted() && existsSync(WINDOWLESS) ? WINDOWLESS : findChromium();
}

/** Installs the Chromium without a window, if this process is allowed to. */
export function installTestChromium(): void {
  if (isWindowlessWanted() && !existsSync(WINDOWLESS)) tryInstallPackages(['chromium-headless-shell']);
}
