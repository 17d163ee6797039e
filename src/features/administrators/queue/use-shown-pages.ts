import { useState } from 'react';
import type { CursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import type { QueueQuery } from './use-queue-page.ts';

/**
 * The position of the rows that are shown. The address is ahead of them while another page loads, and after it could not
 * be loaded.
 */
export function useShownPages(pages: CursorPages, asked: QueueQuery, shown: QueueQuery | null): CursorPages {
  const key = JSON.stringify(asked);
  const [known, setKnown] = useState({ key, pages });
  const isShown = shown === null || JSON.stringify(shown) === key;
  if (isShown && known.key !== key) setKnown({ key, pages });
  return isShown ? pages : known.pages;
}
