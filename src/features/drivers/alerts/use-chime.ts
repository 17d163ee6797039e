import { useEffect, useState } from 'react';
import { createChime, type Chime } from './chime.ts';

/** The chime of a page; while `onDuty`, any press unlocks it, since a reload during the shift locks it again. */
export function useChime(onDuty: boolean): Chime {
  const [chime] = useState(createChime);
  useEffect(() => {
    if (!onDuty) return undefined;
    const unlock = () => chime.unlock();
    document.addEventListener('pointerdown', unlock);
    document.addEventListener('keydown', unlock);
    return () => {
      document.removeEventListener('pointerdown', unlock);
      document.removeEventListener('keydown', unlock);
    };
  }, [chime, onDuty]);
  return chime;
}
