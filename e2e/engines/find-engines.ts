import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firefox, webkit, type BrowserType } from 'playwright';
import type { PlaywrightTestConfig } from 'playwright/test';
import { tryInstallPackages } from '../try-install.ts';
import { findProgram, type Program } from './find-program.ts';

export interface Engine {
  readonly name: 'Firefox' | 'WebKit';
  readonly use: NonNullable<PlaywrightTestConfig['use']>;
  /** Patterns for the titles of tests that the engine cannot run as it is installed here. */
  readonly beyondIt: readonly RegExp[];
}

/** The two sources of an engine: Playwright's own browser, or the distribution's browser behind a front. */
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
    // The browser that WebKit's driver starts stores nothing for its next start.
    beyondFront: [/restart of the browser/],
  },
];

/** The engine as it is installed here; `null` if it is not. */
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
  // Both fronts pose as Firefox. Only for Firefox does Playwright speak WebDriver BiDi to a program of any path.
  const use = { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath } } as const;
  return { name, use, beyondIt: beyondFront };
}

/** The installed engines besides Chromium, and a note about each one that is missing. */
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

/** Installs the distribution's packages of the missing engines, if this process is allowed to. */
export function installEngines(): void {
  const packages = SOURCES.filter((source) => engineOf(source) === null).flatMap((source) => source.packages);
  if (packages.length > 0) tryInstallPackages(packages);
}
