import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';

export const LazyActionDialog = lazyDialog(async () => (await import('./action-dialog.tsx')).ActionDialog);
