/*
 * The inline script after the notice for old browsers. They have to understand it, so it is built for those of 2016; and
 * it asks for what the style sheets need and browsers learned last (docs/browsers.md).
 */
import { rememberedLanguage } from '../../copy/language/remembered-language.ts';

const isCurrent =
  'CSS' in window && CSS.supports('color', 'light-dark(red, red)') && CSS.supports('selector(:has(a))');
const notice = document.getElementById('too-old');
if (!isCurrent && notice !== null) {
  const language = rememberedLanguage();
  notice.querySelectorAll('p').forEach((text) => {
    text.hidden = text.lang !== language;
  });
  notice.hidden = false;
}
