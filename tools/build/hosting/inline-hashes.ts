import { createHash } from 'node:crypto';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const INLINE = {
  script: /<script(?: type="module")?>([\s\S]*?)<\/script>/g,
  style: /<style>([\s\S]*?)<\/style>/g,
};

/** The texts of a page's inline scripts or styles. The tags of our pages have exactly the form of the patterns. */
export function inlineTexts(html: string, element: keyof typeof INLINE): readonly string[] {
  return [...html.matchAll(INLINE[element])].map(([, text = '']) => text);
}

/** The hashes of a page's inline scripts and styles, in the form of a content security policy. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export function inlineHashes(html: string): InlineHashes {
  const hashesOf = (element: keyof typeof INLINE) => [...new Set(inlineTexts(html, element).map(hashOf))];
  return { scripts: hashesOf('script'), styles: hashesOf('style') };
}
