import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firefox, webkit, type BrowserType } from 'playwright';
import type { PlaywrightTestConfig } from 'playwright/test';
import { tryInstallPackages } from '../try-install.ts';
import { findProgram, type Program } from './find-program.ts';

export interface Engine {
  readonly name: 'Firefox' | 'WebKit';
  readonly use: NonNullable<PlaywrightTestConfig['use']>;
  /** The tests whose subject has no command in this way of driving it. */
  readonly beyondIt: readonly RegExp[];
}

/** An engine in a browser of Playwright's own, or in one of the distribution that a front of ours stands before. */
interface Source {
  readonly name: Engine['name'];
  readonly own: BrowserType;
  readonly front: string;
  readonly programs: readonly Program[];
  readonly packages: readonly string[];
  readonly beyondFront: readonly RegExp[];
}

const SOURCES: readonly Source[] = [
  {
    name: 'Firefox',
    own: firefox,
    front: './firefox/firefox-front.ts',
    programs: ['FIREFOX_PATH'],
    packages: ['firefox-esr'],
    beyondFront: [],
  },
  {
    name: 'WebKit',
    own: webkit,
    front: './webkit/webkit-front.ts',
    programs: ['MINI_BROWSER_PATH', 'WEBKIT_DRIVER_PATH', 'XVFB_PATH', 'OPENBOX_PATH'],
    packages: ['webkit2gtk-driver', 'xvfb', 'openbox'],
    // A driven browser stores nothing for the next start.
    beyondFront: [/restart of the browser/],
  },
];

/** The engine as it is here, `null` if it is not. */
function engineOf({ name, own, front, programs, beyondFront }: Source): Engine | null {
  if (existsSync(own.executablePath())) {
    return {
      name,
      use: { browserName: own === firefox ? 'firefox' : 'webkit', launchOptions: {} },
      beyondIt: [],
    };
  }
  if (programs.some((program) => findProgram(program) === undefined)) return null;
  const executablePath = fileURLToPath(new URL(front, import.meta.url));
  // To Playwright both are a Firefox: the one browser that it speaks WebDriver BiDi with and lets be any program.
  const use = { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath } } as const;
  return { name, use, beyondIt: beyondFront };
}

/** The engines besides Chromium that are here, and a note about each that is not. */
export function findEngines(): { readonly here: readonly Engine[]; readonly missing: readonly string[] } {
  const found = SOURCES.map((source) => ({ source, engine: engineOf(source) }));
  return {
    here: found.flatMap(({ engine }) => engine ?? []),
    missing: found.flatMap(({ source: { name, packages }, engine }) =>
      engine === null
        ? `NOTHING WAS TRIED IN ${name.toUpperCase()}: it is not here. Install it (Debian: apt-get install ${packages.join(' ')}).`
        : [],
    ),
  };
}

/** Installs the distribution's packages of the engines that are not here, where that is allowed. */
export function installEngines(): void {
  const packages = SOURCES.filter((source) => engineOf(source) === null).flatMap((source) => source.packages);
  if (packages.length > 0) tryInstallPackages(packages);
}
