/** A translation in the page, and the text nodes that it replaces, with their texts. */
interface Translated {
  readonly font: Element;
  readonly said: Map<Text, string>;
}

const isFont = (node: Node | null): node is Element => node instanceof Element && node.tagName === 'FONT';

/**
 * Lets React work on a page that the browser translates. The translator replaces text nodes by `font` elements. React
 * then changes a text that is no longer in the page. It throws when it removes that text, or inserts a node before it.
 * So each text node is put back, empty, before its translation. When React writes into the node, the translation is
 * removed, and the translator finds the new text. When React removes the node, the translation goes too. When the
 * translator removes the translation, the node has its text again. Returns a function that stops this.
 */
export function followTranslation(): () => void {
  const of = new WeakMap<Node, Translated>();

  const forget = ({ font, said }: Translated) => {
    of.delete(font);
    for (const text of said.keys()) of.delete(text);
  };
  /** Puts back the original texts. A text that React has changed stays as it is. */
  const show = (translated: Translated) => {
    forget(translated);
    for (const [text, before] of translated.said) {
      if (text.data === '') text.data = before;
      // The text is inserted again, for translators that watch only for new nodes.
      if (translated.font.isConnected && text.isConnected) translated.font.before(text);
    }
    translated.font.remove();
  };
  const putBack = (text: Text, font: Element) => {
    // Some translators move the text node itself into its translation.
    if (font.contains(text)) text.replaceWith(text.cloneNode());
    const translated = of.get(font) ?? { font, said: new Map<Text, string>() };
    translated.said.set(text, text.data);
    of.set(font, translated).set(text, translated);
    text.data = '';
    font.before(text);
  };
  const followRemoved = (
    node: Node,
    { previousSibling, nextSibling, addedNodes }: MutationRecord,
    fresh: Set<Node>,
  ) => {
    const translated = of.get(node);
    if (translated !== undefined) {
      if (!node.isConnected) show(translated);
      else if (node instanceof Text) node.after(translated.font);
      return;
    }
    if (!(node instanceof Text)) return;
    const around = [...addedNodes, previousSibling, nextSibling].filter(isFont);
    const fonts = around.filter((each) => fresh.has(each) && each.isConnected);
    // One translation may replace several texts, but not a neighbouring text that has its own translation.
    const font = fonts.find((each) => !of.has(each)) ?? fonts[0];
    if (font !== undefined && (!node.isConnected || font.contains(node))) putBack(node, font);
  };
  const observer = new MutationObserver((records) => {
    // Only a new translation replaces a text. React may remove a text beside an earlier one.
    const fresh = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)));
    for (const record of records) {
      const { target, removedNodes } = record;
      const changed = record.type === 'characterData' ? of.get(target) : undefined;
      if (changed !== undefined && target.nodeValue !== '') show(changed);
      for (const node of removedNodes) followRemoved(node, record, fresh);
    }
  });
  observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
