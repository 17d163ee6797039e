import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';

/** `StepDialog`, without which the pages of accounts are 12 KB lighter. */
export const LazyStepDialog = lazyDialog(async () => (await import('./step-dialog.tsx')).StepDialog);
