import { isInaccessible } from '@testing-library/react';
import { onTestFinished } from 'vitest';

const ALERT = '[role=alert]';
/** Regions that are read as a whole, whatever changes in them. */
const WHOLE = `${ALERT}, [role=status], output`;
const LIVE = `${WHOLE}, [aria-live=polite], [aria-live=assertive]`;

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** The elements that a screen reader reads after one change. */
function saidBy({ target, addedNodes, type }: MutationRecord): readonly Element[] {
  const region = elementOf(target)?.closest(LIVE);
  const added = [...addedNodes].flatMap((node) => elementOf(node) ?? []);
  // A region that appears together with its text is not read, unless it is an alert.
  if (!region) return added.flatMap((one) => (one.matches(ALERT) ? one : [...one.querySelectorAll(ALERT)]));
  if (region.matches(WHOLE)) return [region];
  return type === 'characterData' ? [elementOf(target) ?? region] : added;
}

/**
 * Records announcements from now on, in order: changes of a live region, new alerts, and newly focused elements outside
 * live regions. Leaves out hidden elements.
 */
export function hear(): readonly string[] {
  const heard: string[] = [];
  const say = (element: Element, words = element.textContent) => {
    const text = words.replaceAll(/\s+/g, ' ').trim();
    if (text !== '' && element.isConnected && !isInaccessible(element)) heard.push(text);
  };
  const observer = new MutationObserver((records) =>
    new Set(records.flatMap(saidBy)).forEach((one) => say(one)),
  );
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const follow = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest(LIVE) !== null) return;
    say(target, target.getAttribute('aria-label') ?? target.textContent);
  };
  document.addEventListener('focusin', follow);
  onTestFinished(() => {
    observer.disconnect();
    document.removeEventListener('focusin', follow);
  });
  return heard;
}
