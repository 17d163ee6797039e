import { useMemo } from 'react';
import type { Shift } from '#domain/rides/model/firm/shift.ts';

/** The names of drivers by uid; the same function until a name differs, though shifts are told every few seconds. */
export function useDriverNames(shifts: readonly Shift[] | null): (uid: string) => string | null {
  const names = JSON.stringify((shifts ?? []).map(({ uid, name }) => [uid, name]));
  return useMemo(() => {
    const known = new Map<string, string>(JSON.parse(names));
    return (uid) => known.get(uid) ?? null;
  }, [names]);
}
