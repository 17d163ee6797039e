import { lateDialog } from '#ui/feedback/late-dialog.tsx';

export const LateActionDialog = lateDialog(async () => (await import('./action-dialog.tsx')).ActionDialog);
