/*
 * The script in the head of every page, before anything is painted. It is inlined, so it stays small: it decides what
 * the first frame is, and sees to it that a form which does not work yet is never sent by the browser itself.
 */
import { parseSearch } from '../app/search-params.ts';
import { hasSessionHint } from '../app/session-hint.ts';
import { rememberedLanguage } from '../copy/remembered-language.ts';
import type { EarlyInput } from './early-input.ts';
import { pageFits } from './page-fits.ts';

const { dataset } = document.documentElement;
try {
  const theme = localStorage.getItem('theme');
  if (theme !== null) dataset['theme'] = theme;
} catch {
  // Storage may be forbidden; the device's own theme remains.
}

const frame = {
  search: parseSearch(location.search),
  language: rememberedLanguage(),
  sessionHint: hasSessionHint(),
};
if (!pageFits(dataset['fits'], frame)) dataset['waiting'] = '';

const early: EarlyInput = { submitted: null };
window.earlyInput = early;
document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) early.submitted = event.target;
  },
  true,
);
