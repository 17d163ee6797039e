import { inlineTexts } from '../hosting/inline-hashes.ts';

interface Feature {
  readonly name: string;
  readonly use: RegExp;
}

/** Features of style sheets that at least one supported browser lacks. */
const STYLES: readonly Feature[] = [
  { name: '@scope', use: /@scope\b/ },
  { name: '@starting-style', use: /@starting-style/ },
  { name: 'anchor positioning', use: /\banchor-name:|position-(?:anchor|try|area):|\banchor\(/ },
  { name: 'scroll-driven animations', use: /animation-timeline:|(?:scroll|view)-timeline/ },
  { name: 'if()', use: /:\s*if\(/ },
  { name: 'calc-size() or interpolate-size', use: /calc-size\(|interpolate-size:/ },
  { name: 'contrast-color()', use: /contrast-color\(/ },
  { name: 'sibling-index()', use: /sibling-(?:index|count)\(/ },
  { name: 'style queries', use: /@container[^{]*style\(/ },
];

/** Built-ins that a supported browser lacks. In our own code the compiler refuses all of them except `URL.parse`. */
const SCRIPTS: readonly Feature[] = [
  { name: 'Promise.withResolvers', use: /\bPromise\.withResolvers\b/ },
  { name: 'Promise.try', use: /\bPromise\.try\b/ },
  { name: 'Array.fromAsync', use: /\bArray\.fromAsync\b/ },
  { name: 'Object.groupBy', use: /\b(?:Object|Map)\.groupBy\b/ },
  { name: 'RegExp.escape', use: /\bRegExp\.escape\b/ },
  { name: 'URL.parse', use: /\bURL\.parse\b/ },
  { name: 'Iterator helpers', use: /\bIterator\.from\b/ },
  { name: 'Intl.DurationFormat', use: /\bIntl\.DurationFormat\b/ },
  { name: 'CloseWatcher', use: /\bnew CloseWatcher\b/ },
];

const namesOf = (features: readonly Feature[], source: string) =>
  features.filter(({ use }) => use.test(source)).map(({ name }) => name);

/** The names of the features in a built file that at least one supported browser lacks. */
export function newerFeatures(file: string, source: string): readonly string[] {
  if (file.endsWith('.css')) return namesOf(STYLES, source);
  if (!file.endsWith('.html')) return namesOf(SCRIPTS, source);
  const [styles, scripts] = [inlineTexts(source, 'style').join(''), inlineTexts(source, 'script').join('')];
  return [...namesOf(STYLES, styles), ...namesOf(SCRIPTS, scripts)];
}
