/*
 * The inline script after the markup of all languages. If the visitor's language is not English, the script replaces
 * the English markup before anything is painted.
 */
const { dataset } = document.documentElement;
const translation = document.querySelector(`template[lang="${dataset['waiting']}"]`);
if (translation instanceof HTMLTemplateElement) {
  document.title = translation.title;
  // These links preload the texts, which hydration of this markup needs.
  document.head.append(...translation.content.querySelectorAll('link'));
  document.getElementById('root')?.replaceChildren(translation.content);
  delete dataset['waiting'];
}
