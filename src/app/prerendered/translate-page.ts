/*
 * The script after the page's markup, which stands there in every language: where the page waits for another one than
 * English only, that takes the place of the English before anything is painted. Inlined.
 */
const { dataset } = document.documentElement;
const translation = document.querySelector(`template[lang="${dataset['waiting']}"]`);
if (translation instanceof HTMLTemplateElement) {
  document.title = translation.title;
  // They preload the texts, which the code needs before it can take over this markup.
  document.head.append(...translation.content.querySelectorAll('link'));
  document.getElementById('root')?.replaceChildren(translation.content);
  delete dataset['waiting'];
}
