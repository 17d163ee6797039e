import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { callHref, phoneIn } from '../../../domain/shared/phone.ts';
import { readEnvironment } from '../../../src/app/composition/environment.ts';
import { PRERENDERED_PAGES } from '../../../src/public-pages/prerendered-pages.ts';
import { fileOfPath } from '../prerender/page-html.ts';
import { SettingsProblem } from '../settings-problem.ts';
import { generatedHosting, type BuiltPage } from './generated-hosting.ts';

const REQUIRED = ['VITE_ADMIN_CONTACT_EMAIL', 'VITE_SUPPORT_PHONE'];

const asWritten = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** Throws a `SettingsProblem` if a production build lacks the contact or the phone, or its pages would misdial. */
export function assertContact(mode: string, variables: Readonly<Record<string, unknown>>): void {
  const missing = REQUIRED.filter((name) => !variables[name]);
  if (mode !== 'production') return;
  if (missing.length > 0) {
    throw new SettingsProblem(
      `A production build needs ${missing.join(' and ')}: whom a waiting or refused person turns to. ` +
        'Set them in .env.production.local, or where the build runs; .env.example lists all variables.',
    );
  }
  // Public pages dial all digits of the setting: code that parses a number would delay the form.
  const typed = String(variables['VITE_SUPPORT_PHONE']);
  const phone = phoneIn(typed);
  if (phone === null || callHref(phone) !== asWritten(typed)) {
    throw new SettingsProblem(
      `VITE_SUPPORT_PHONE is “${typed}”. Write one number as it is dialled, such as +49 30 1234567.`,
    );
  }
}

/** Writes the hosting configuration of a build: `firebase.json`, the security headers, and the hashes of each page. */
export function hostingPlugin(): Plugin {
  let config: ResolvedConfig | null = null;
  return {
    name: 'hosting',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
      assertContact(resolved.mode, resolved.env);
    },
    writeBundle({ dir }) {
      if (config === null || dir === undefined) return;
      const read = (file: string) => readFileSync(join(dir, file), 'utf8');
      const pages: BuiltPage[] = [
        { path: null, html: read('app.html') },
        ...PRERENDERED_PAGES.map(({ path }) => ({ path, html: read(fileOfPath(path)) })),
      ];
      const source: unknown = JSON.parse(readFileSync(join(config.root, 'firebase.json'), 'utf8'));
      const folder = relative(config.root, dir);
      const assets = readdirSync(join(dir, 'assets'));
      const hosting = generatedHosting(source, folder, readEnvironment(config.env), pages, assets);
      // Written beside the folder, so that hosting does not serve the file.
      writeFileSync(`${dir}.firebase.json`, `${JSON.stringify(hosting, null, 2)}\n`);
    },
  };
}
