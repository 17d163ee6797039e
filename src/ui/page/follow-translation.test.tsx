import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { followTranslation } from './follow-translation.ts';

/** Translators like Chrome's: each text becomes a text in two `font` elements. */
const TRANSLATORS = {
  'that replaces text nodes': (text: Text, font: Element) => text.replaceWith(font),
  'that puts the translation before and removes the text': (text: Text, font: Element) => {
    text.before(font);
    text.remove();
  },
  'that puts the translation behind and removes the text': (text: Text, font: Element) => {
    text.after(font);
    text.remove();
  },
  'that takes the text node along': (text: Text, font: Element) => {
    text.before(font);
    font.firstElementChild?.replaceChildren(text);
  },
};

const textsIn = (root: Node): Text[] =>
  [...root.childNodes].flatMap((node) => {
    if (node instanceof Text) return node.data.trim() === '' ? [] : [node];
    return node instanceof Element && node.tagName === 'FONT' ? [] : textsIn(node);
  });

/** Translates all texts that are not translated yet. */
async function translate(how: (text: Text, font: Element) => void) {
  for (const text of textsIn(document.body)) {
    const font = document.createElement('font');
    const inner = font.appendChild(document.createElement('font'));
    const words = `«${text.data}»`;
    inner.append(words);
    how(text, font);
    inner.textContent = words;
  }
  // Observers are called in a microtask.
  await Promise.resolve();
}

interface Shown {
  count: number;
  isFirst: boolean;
  isLast: boolean;
  note: string | null;
}

function openPage() {
  const first: Shown = { count: 3, isFirst: false, isLast: true, note: 'Driver on the way' };
  function Page({ count, isFirst, isLast, note }: Shown) {
    return (
      <main>
        <p>
          {isFirst && <b>New:</b>}
          {count} rides wait{isLast && ' here'}
        </p>
        <output>{note}</output>
        {note === null ? 'No ride' : 'A ride'}
        <b>end</b>
      </main>
    );
  }
  const { rerender } = render(<Page {...first} />);
  return async (changed: Partial<Shown>) => {
    rerender(<Page {...first} {...changed} />);
    await Promise.resolve();
  };
}

const shown = () => screen.getByRole('main').textContent;

describe.each(Object.entries(TRANSLATORS))('a page under a translator %s', (_, how) => {
  let end = () => {};
  beforeEach(() => {
    end = followTranslation();
  });
  afterEach(() => end());

  test('shows changed texts, which are then translated again', async () => {
    const change = openPage();
    await translate(how);
    expect(shown()).toBe('«3»« rides wait»« here»«Driver on the way»«A ride»«end»');
    await change({ count: 4, note: 'Arrived' });
    expect(shown()).toBe('4« rides wait»« here»Arrived«A ride»«end»');
    await translate(how);
    expect(shown()).toBe('«4»« rides wait»« here»«Arrived»«A ride»«end»');
    await change({ count: 5, note: null });
    expect(shown()).toBe('5« rides wait»« here»No ride«end»');
  });

  test('removes texts and inserts others before and after them', async () => {
    const change = openPage();
    await translate(how);
    await change({ isFirst: true, isLast: false });
    expect(shown()).toBe('New:«3»« rides wait»«Driver on the way»«A ride»«end»');
    await translate(how);
    await change({ isFirst: false, isLast: true });
    expect(shown()).toBe('«3»« rides wait» here«Driver on the way»«A ride»«end»');
    expect(document.querySelectorAll('font font')).toHaveLength(5);
  });
});

describe('a translation', () => {
  let end = () => {};
  beforeEach(() => {
    end = followTranslation();
  });
  afterEach(() => end());

  test('that is reverted leaves the current texts', async () => {
    const change = openPage();
    await translate(TRANSLATORS['that replaces text nodes']);
    for (const font of document.querySelectorAll('main font:has(font)')) font.remove();
    await Promise.resolve();
    expect(shown()).toBe('3 rides wait hereDriver on the wayA rideend');
    await change({ count: 4 });
    expect(shown()).toBe('4 rides wait hereDriver on the wayA rideend');
  });

  test('of several texts in one element is removed as a whole if one of them changes', async () => {
    const change = openPage();
    const [count, words] = textsIn(document.body);
    const font = document.createElement('font');
    font.textContent = '«3 rides wait»';
    count?.replaceWith(font);
    words?.remove();
    await Promise.resolve();
    expect(shown()).toBe('«3 rides wait» hereDriver on the wayA rideend');
    await change({ count: 4 });
    expect(shown()).toBe('4 rides wait hereDriver on the wayA rideend');
  });

  test('does not restore a text that was removed beside it', async () => {
    const change = openPage();
    const [count] = textsIn(document.body);
    const font = document.createElement('font');
    font.textContent = '«3»';
    count?.replaceWith(font);
    await Promise.resolve();
    await change({ isLast: false });
    await change({ count: 4, isLast: false });
    expect(shown()).toBe('4 rides waitDriver on the wayA rideend');
  });
});
