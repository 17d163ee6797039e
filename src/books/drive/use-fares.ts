import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EndedDrive } from '#domain/books/model/fares/open-end.ts';
import type { DriveFare } from '#domain/books/services/drive-fares.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useBooks } from '../use-books.ts';

type Fares = ReadonlyMap<string, DriveFare>;

const NONE: Fares = new Map();

/** The fares of these rides, each read once; those that failed again once the server has answered (`heardAt`). */
export function useFares(rides: readonly EndedDrive[], heardAt: Date | null): Fares {
  const { driveFares } = useBooks();
  const [fares, setFares] = useState(NONE);
  const asked = useRef(new Set<string>());
  const key = rides.map(({ ride }) => ride).join(' ');
  const readMissing = useEffectEvent(() => {
    for (const drive of rides) {
      const { ride } = drive;
      if (fares.has(ride) || asked.current.has(ride)) continue;
      asked.current.add(ride);
      const read = async () => {
        const found = await catchDefect(() => driveFares.of(drive));
        asked.current.delete(ride);
        if (found.ok) setFares((known) => new Map(known).set(ride, found.value));
      };
      void read();
    }
  });
  useEffect(() => readMissing(), [key, heardAt]);
  return fares;
}
