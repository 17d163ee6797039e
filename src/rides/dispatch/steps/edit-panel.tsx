import type { ComponentProps } from 'react';
import type { Dialog } from '#ui/feedback/dialog.tsx';
import { SidePanel } from '#ui/feedback/side-panel.tsx';

/** The frame of an edit: beside the rides, which stay alive and can be read on the phone, as a booking is. */
export function EditPanel({ title, description, onClose, children }: ComponentProps<typeof Dialog>) {
  return (
    <SidePanel title={title} onClose={onClose}>
      <div className="grid gap-1 text-sm text-ink-soft">{description}</div>
      {children}
    </SidePanel>
  );
}
