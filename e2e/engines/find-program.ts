import { existsSync } from 'node:fs';

/** The usual places of the programs that the fronts start. The environment variable of that name is tried first. */
const PLACES = {
  FIREFOX_PATH: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  MINI_BROWSER_PATH: [
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  ],
  WEBKIT_DRIVER_PATH: ['/usr/bin/WebKitWebDriver'],
  XVFB_PATH: ['/usr/bin/Xvfb'],
  OPENBOX_PATH: ['/usr/bin/openbox'],
} as const;

export type Program = keyof typeof PLACES;

export function findProgram(name: Program): string | undefined {
  const named = process.env[name];
  const places: readonly string[] = PLACES[name];
  return [...(named === undefined ? [] : [named]), ...places].find((place) => existsSync(place));
}

/** The path of a program that must be installed. Throws if it is not found. */
export function programAt(name: Program): string {
  const place = findProgram(name);
  if (place === undefined) throw new Error(`${name} names no program, and none is where it usually is.`);
  return place;
}
