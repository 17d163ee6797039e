import type { Duty } from '#domain/rides/model/firm/shift.ts';
import { useShiftsCopy } from '../../../copy/rides/shifts.ts';
import { Badge, type BadgeTone } from '../../../ui/data/badge.tsx';

const TONES: Readonly<Record<Duty, BadgeTone>> = { on: 'success', break: 'warning', off: 'neutral' };

export function DutyBadge({ duty }: { duty: Duty }) {
  const { duties } = useShiftsCopy();
  return <Badge tone={TONES[duty]}>{duties[duty]}</Badge>;
}
