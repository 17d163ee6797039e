import type { Position } from '#domain/shared/people/powers.ts';
import { useFrameCopy } from './frame-copy.ts';
import { useRoleName } from './roles-copy.ts';

/** The name of a role. For an administrator with only one power, the name contains the power. */
export function usePositionName(): (position: Position) => string {
  const { limited } = useFrameCopy();
  const roleName = useRoleName();
  return ({ role, powers }) => (role === 'admin' && powers !== 'both' ? limited[powers] : roleName(role));
}
