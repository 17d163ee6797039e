import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { followLinks } from './follow-links.ts';

function followed() {
  const visited: string[] = [];
  const prepared: string[] = [];
  const stop = followLinks({
    go: (href) => visited.push(href),
    prepare: (path) => prepared.push(path),
  });
  return { visited, prepared, stop };
}

let stop = () => {};
const left: boolean[] = [];

/** Records whether a click was left to the browser, and prevents its navigation. */
function catchClick(event: Event) {
  left.push(!event.defaultPrevented);
  event.preventDefault();
}

beforeEach(() => {
  left.length = 0;
  window.addEventListener('click', catchClick);
});
afterEach(() => {
  stop();
  window.removeEventListener('click', catchClick);
});

function renderLinks() {
  const following = followed();
  ({ stop } = following);
  render(
    <>
      <a href="/register?x=1">
        <b>Inside</b>
      </a>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <a href="mailto:somebody@example.com">Mail</a>
      <a href="#content">Skip</a>
      <a href="/file" download>
        File
      </a>
      <a href="/new" target="_blank" rel="noreferrer">
        New tab
      </a>
    </>,
  );
  return following;
}

describe('plain anchors', () => {
  test('a plain anchor of the product is followed without a page load, wherever inside it the click is', () => {
    const { visited } = renderLinks();
    fireEvent.click(screen.getByText('Inside'));
    expect(left).toEqual([false]);
    expect(visited).toEqual(['/register?x=1']);
  });

  test.each(['Elsewhere', 'Mail', 'Skip', 'File', 'New tab'])(
    'a plain anchor is left to the browser: %s',
    (name) => {
      const { visited } = renderLinks();
      fireEvent.click(screen.getByText(name));
      expect(left).toEqual([true]);
      expect(visited).toEqual([]);
    },
  );

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'a plain anchor is left to the browser for a click with %o',
    (how) => {
      const { visited } = renderLinks();
      fireEvent.click(screen.getByText('Inside'), how);
      expect(left).toEqual([true]);
      expect(visited).toEqual([]);
    },
  );

  test('the page of a plain anchor is preloaded as soon as the anchor is hovered or focused', async () => {
    const { prepared } = renderLinks();
    const user = userEvent.setup();
    await user.hover(screen.getByText('Inside'));
    expect(prepared).toEqual(['/register']);
    await user.tab();
    expect(prepared).toEqual(['/register', '/register']);
  });
});
