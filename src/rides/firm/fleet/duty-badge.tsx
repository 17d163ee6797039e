import type { Duty } from '#domain/rides/model/firm/shift.ts';
import { useFirmCopy } from '../firm-copy.ts';
import { Badge } from '#ui/data/badge.tsx';
import { STATUS_MEANING } from '#ui/data/status-meaning.ts';

interface DutyBadgeProps {
  duty: Duty;
  /** The driver's account is known to be no longer approved. */
  blocked: boolean;
}

export function DutyBadge({ duty, blocked }: DutyBadgeProps) {
  const copy = useFirmCopy().shifts;
  return (
    <>
      <Badge means={STATUS_MEANING.duty[duty]}>{copy.duties[duty]}</Badge>{' '}
      {blocked && <Badge means={STATUS_MEANING.engagement.blocked}>{copy.blocked}</Badge>}
    </>
  );
}
