import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { z } from 'zod';
import { test as base } from '../fixtures.ts';
import { signedIn } from '../signed-in.ts';
import { callTo, rewriteAnswers, toDocuments, toIdentity } from '../traffic.ts';

/** The time of all pictures. Times that servers set during the run are later. */
export const NOW = '2026-03-02T09:30:00.000Z';
/** 2:20 minutes before `NOW`, so that a few seconds change no number of minutes on the page. */
const JUST_NOW = '2026-03-02T09:27:40.000Z';
/** A token in an answer of the identity provider, or in a session that the browser has stored. */
const TOKEN = /(?<="(?:idToken|id_token|access_?[tT]oken)":\s*")[^"]+/g;
const STAMP = /(?<="(?:timestamp|string)Value":\s*")\d{4}-\d\d-\d\dT[^"]+/g;

const require = createRequire(import.meta.url);
const FONT = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

/** Hides soft shadows, gradients and the drawing beside the forms, which would be most bytes of the pictures. */
const STYLE = `
  * { font-family: Pictures !important; }
  :root { --color-brand-to: var(--color-brand-from); }
  .shadow-card, .shadow-low { --tw-shadow: 0 0 #0000 !important; }
  img[srcset] { visibility: hidden; }
  /* At this scale Chromium draws the background of a backdrop filter mirrored. */
  * { backdrop-filter: none !important; }
`;

/** Sets one font for all text, on every machine. It is passed as bytes, because the pages' policy allows no URL. */
async function setStyle(page: Page): Promise<void> {
  await page.addInitScript(
    ({ font, style }) => {
      const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0));
      document.fonts.add(new FontFace('Pictures', bytes, { weight: '100 900' }));
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets.push(sheet);
    },
    { font: readFileSync(FONT).toString('base64'), style: STYLE },
  );
}

/** Replaces each time after `NOW` by `JUST_NOW`, because a server set it during the test. */
const settled = (text: string) => text.replaceAll(STAMP, (stamp) => (stamp > NOW ? JUST_NOW : stamp));

const TOKEN_END = Date.parse(NOW) + 3_600_000;

function withEnd(token: string): string {
  const [head, claims = '', ...rest] = token.split('.');
  const read = Buffer.from(claims, 'base64url').toString();
  const moved = Buffer.from(read.replace(/(?<="exp":)\d+/, String(TOKEN_END / 1000))).toString('base64url');
  return [head, moved, ...rest].join('.');
}

/** Moves the end of tokens to an hour after `NOW`. Otherwise the page would learn the real time from them. */
const inTime = (text: string) =>
  text.replaceAll(TOKEN, withEnd).replaceAll(/(?<="expirationTime":)\d+/g, `${TOKEN_END}`);

/** Like `signedIn`, with tokens that end an hour after `NOW`. */
export const signedInThen = (page: Page, person: { email: string; password: string }) =>
  signedIn(page, person, inTime);

const FOUND = z.array(z.looseObject({ document: z.looseObject({ name: z.string() }).optional() }));
/** Paths of rides, shifts, customers and cars that are not from the seed. */
const ANOTHER_TESTS = /\/(rides|drivers|customers|vehicles)\/(?!seed|car-\d$)/i;

/** Removes the rides, shifts, customers and cars of other tests from the lists of the page. */
export function showOnlySeed(page: Page): Promise<void> {
  return rewriteAnswers(page, callTo('documents:runQuery'), (text) => {
    const found = FOUND.parse(JSON.parse(text));
    return settled(JSON.stringify(found.filter(({ document }) => !ANOTHER_TESTS.test(document?.name ?? ''))));
  });
}

const READ = z.array(z.looseObject({ found: z.looseObject({ name: z.string() }).optional() }));

/** The documents of the whole firm that other tests store: the figure of recent searches, and the books' settings. */
const OF_OTHERS = /\/(figures\/searches|settings\/books)$/;

function withoutOthers(text: string): string {
  const read = READ.safeParse(JSON.parse(text));
  if (!read.success) return text;
  const items = read.data.map(({ found, ...item }) =>
    found !== undefined && OF_OTHERS.test(found.name)
      ? { ...item, missing: found.name }
      : { ...item, ...(found && { found }) },
  );
  return JSON.stringify(items);
}

/** `test` for this folder. Its page has a fixed clock, a fixed font, and the same times in every run. */
export const test = base.extend({
  page: async ({ page }, provide) => {
    await page.clock.setFixedTime(NOW);
    await setStyle(page);
    await rewriteAnswers(page, toDocuments, settled);
    await rewriteAnswers(page, callTo('documents:batchGet'), (text) => settled(withoutOthers(text)));
    await rewriteAnswers(page, toIdentity, inTime);
    await provide(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
