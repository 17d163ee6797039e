import type { PageIconName } from '../page-icon.tsx';

export type NoticeTone = 'info' | 'success' | 'warning';

export const NOTICE_TONES: Readonly<Record<NoticeTone, { classes: string; icon: PageIconName }>> = {
  info: { classes: 'bg-accent-soft text-accent-ink', icon: 'info' },
  success: { classes: 'bg-success-soft text-success-ink', icon: 'check' },
  warning: { classes: 'bg-warning-soft text-warning-ink', icon: 'clock' },
};
