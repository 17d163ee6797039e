import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { forgetTyped } from '#core/forms/forget-typed.ts';
import './effects-before-test.ts';
import './shown-matcher.ts';

// The first test of a file waits for the compilation of chunks, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// happy-dom lacks the inline display of these elements, on which accessible names depend.
const inline = new CSSStyleSheet();
inline.replaceSync('bdi, wbr { display: inline }');
document.adoptedStyleSheets = [inline];

// The files of a worker share one page (vitest.config.ts), so the page is restored after each test.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  forgetTyped();
  history.replaceState(null, '', '/');
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
});
