import { useEffect, useState } from 'react';
import { createChime, type Chime } from './chime.ts';

/** The chime of a page. While it is wanted, any press unlocks it, since a reload locks it again. */
export function useChime(wanted: boolean): Chime {
  const [chime] = useState(createChime);
  useEffect(() => () => chime.close(), [chime]);
  useEffect(() => {
    if (!wanted) return undefined;
    const unlock = () => chime.unlock();
    document.addEventListener('pointerdown', unlock);
    document.addEventListener('keydown', unlock);
    return () => {
      document.removeEventListener('pointerdown', unlock);
      document.removeEventListener('keydown', unlock);
    };
  }, [chime, wanted]);
  return chime;
}
