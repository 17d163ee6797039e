/*
 * The inline script after the notice for old browsers, built for browsers of 2016. It tests for the newest feature of
 * the style sheets (docs/browsers.md). The notice is in the browser's language, or otherwise in English.
 */
const notice = document.getElementById('too-old');
if (!window.CSS?.supports('color', 'light-dark(red, red)') && notice !== null) {
  const spoken = notice.querySelector(`[lang="${navigator.language.slice(0, 2)}"]`);
  const shown = spoken ?? notice.children[0];
  notice.textContent = '';
  if (shown) notice.appendChild(shown);
  notice.hidden = false;
}
