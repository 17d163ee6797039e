import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import './shown-matcher.ts';

// The first test of a file waits for chunks to be compiled; a browser has them on disk.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 15_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});
