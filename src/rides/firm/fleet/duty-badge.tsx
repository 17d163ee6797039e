import { isLongShift } from '#domain/rides/model/firm/duty-times.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { LONG_SHIFT_HOURS } from '#domain/rides/model/basics/ride-limits.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { Badge } from '#ui/data/badge.tsx';
import { STATE_MEANING } from '../../shared/state-meaning.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { useFirmCopy } from '../firm-copy.ts';

interface DutyBadgeProps {
  shift: Shift;
  /** Whether the driver's account is known to be no longer approved. */
  blocked: boolean;
  inRow?: boolean;
}

/** A driver's duty, with badges for a revoked account and a long shift. */
export function DutyBadge({ shift, blocked, inRow = false }: DutyBadgeProps) {
  const copy = useFirmCopy().shifts;
  const now = useServerTime(MINUTE_MS);
  return (
    <>
      <Badge means={STATE_MEANING.duty[shift.duty]} inRow={inRow}>
        {copy.duties[shift.duty]}
      </Badge>{' '}
      {isLongShift(shift, now) && (
        <Badge means={STATE_MEANING.duty.long} inRow={inRow}>
          {copy.long(LONG_SHIFT_HOURS)}
        </Badge>
      )}{' '}
      {blocked && (
        <Badge means={STATE_MEANING.engagement.blocked} inRow={inRow}>
          {copy.blocked}
        </Badge>
      )}
    </>
  );
}
