import { useEffect, useState } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useUser } from '#core/session/user-context.ts';
import type { Chime } from '../../shared/live/chime.ts';
import { driveAfter, NO_DRIVE, type Drive } from './drive-after.ts';

/** A driver's rides as the page shows them. Rings for a ride that dispatch offers or assigns. */
export function useDrive(
  seen: readonly FoundRide[] | null,
  chime: Chime,
): Drive & { readonly forgetLeft: () => void } {
  const { uid } = useUser();
  const [drive, setDrive] = useState(NO_DRIVE);
  const shown = driveAfter(drive, seen);
  if (shown !== drive) setDrive(shown);
  const { come } = drive;
  useEffect(() => {
    if (come !== null && come.log.at(-1)?.by !== uid) chime.ring();
  }, [come, chime, uid]);
  return { ...drive, forgetLeft: () => setDrive({ ...drive, left: null }) };
}
