import type { LoginArea } from '#domain/admission/login-area.ts';
import type { IconName } from './icon.tsx';

/** The icon of each role; both kinds of administrators share one. */
export const ROLE_ICONS = {
  passenger: 'car',
  driver: 'wheel',
  admin: 'shield',
} as const satisfies Record<LoginArea, IconName>;
