/*
 * The inline script in the head of every page. It is small, because it runs before anything is painted. It chooses the
 * first frame, and stops the browser from submitting a form that does not work yet.
 */
import { emailIn, parseSearch } from '#core/navigation/search-params.ts';
import { storedOnDevice } from '#core/session/device-storage.ts';
import { hasSessionHint } from '#core/session/session-hint.ts';
import { rememberedLanguage } from '#words/remembered-language.ts';
import { pageFits } from './page-fits.ts';

/** What the inline script records before the page is hydrated. */
interface EarlyInput {
  submitted: HTMLFormElement | null;
  /** The address in `?email=`. */
  readonly email: string | null;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

const page = document.documentElement;
const { dataset } = page;
const theme = storedOnDevice('theme');
if (theme !== null) dataset['theme'] = theme;

page.lang = rememberedLanguage();
const frame = { search: parseSearch(location.search), sessionHint: hasSessionHint() };
if (!pageFits(dataset['fits'], frame)) dataset['waiting'] = '';
// The page waits until `translate-page.ts` runs.
else if (page.lang !== 'en') dataset['waiting'] = page.lang;
// The markup to show is below the English page. The browser paints nothing before that markup arrives (`page-html.ts`).
if ('waiting' in dataset) {
  const expected = document.querySelector('[rel=expect]');
  expected?.setAttribute('href', '#shown');
  expected?.removeAttribute('media');
}

const early: EarlyInput = { submitted: null, email: emailIn(frame.search) };
window.earlyInput = early;
document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) early.submitted = event.target;
  },
  true,
);
