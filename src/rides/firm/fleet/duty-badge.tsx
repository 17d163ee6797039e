import type { Duty } from '#domain/rides/model/firm/shift.ts';
import { useFirmCopy } from '../firm-copy.ts';
import { Badge, type BadgeTone } from '#ui/data/badge.tsx';

const TONES: Readonly<Record<Duty, BadgeTone>> = { on: 'success', break: 'warning', off: 'neutral' };

interface DutyBadgeProps {
  duty: Duty;
  /** The driver's account is known to be no longer approved. */
  blocked: boolean;
}

export function DutyBadge({ duty, blocked }: DutyBadgeProps) {
  const copy = useFirmCopy().shifts;
  return (
    <>
      <Badge tone={TONES[duty]}>{copy.duties[duty]}</Badge>{' '}
      {blocked && <Badge tone="danger">{copy.blocked}</Badge>}
    </>
  );
}
