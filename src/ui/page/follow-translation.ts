/** A translation in the page, and the text nodes that it stands for, with what they said. */
interface Translated {
  readonly font: Element;
  readonly said: Map<Text, string>;
}

const isFont = (node: Node | null): node is Element => node instanceof Element && node.tagName === 'FONT';

/**
 * Keeps a page going that the browser translates. Its translator replaces text nodes by `font` elements, which React knows
 * nothing of: a text that it changes is no longer in the page, and one that it removes, or puts something before, throws
 * (facebook/react#11538). So each text node is put back, empty, before what stands for it. Once React writes into it the
 * translation goes, and the translator finds the new text; once React removes it, or the translator takes its translation
 * back, the other goes with it. Our pages have no `font` of their own. Returns what ends it.
 */
export function followTranslation(): () => void {
  const of = new WeakMap<Node, Translated>();

  const forget = ({ font, said }: Translated) => {
    of.delete(font);
    for (const text of said.keys()) of.delete(text);
  };
  /** Shows the texts again. One that has changed keeps what it says now. */
  const show = (translated: Translated) => {
    forget(translated);
    for (const [text, before] of translated.said) {
      if (text.data === '') text.data = before;
      // Put in anew, so that translators notice it which watch for new nodes alone.
      if (translated.font.isConnected && text.isConnected) translated.font.before(text);
    }
    translated.font.remove();
  };
  const putBack = (text: Text, font: Element) => {
    // Some translators put the text node itself into what stands for it.
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
    // One translation may stand for several texts; the neighbour's own does not.
    const font = fonts.find((each) => !of.has(each)) ?? fonts[0];
    if (font !== undefined && (!node.isConnected || font.contains(node))) putBack(node, font);
  };
  const observer = new MutationObserver((records) => {
    // A text that React removes beside an earlier translation was not replaced by that.
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
