/*
 * The inline script after the notice for old browsers. Old browsers have to understand it, so it is built for those of
 * 2016. It tests for the features of the style sheets that browsers learned last (docs/browsers.md).
 */
const notice = document.getElementById('too-old');
if (!window.CSS?.supports('color', 'light-dark(red, red)') && notice !== null) {
  notice.querySelector(navigator.language.startsWith('de') ? 'p' : 'p + p')?.remove();
  notice.hidden = false;
}
