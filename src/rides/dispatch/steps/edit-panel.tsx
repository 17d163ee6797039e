import type { ComponentProps } from 'react';
import type { Dialog } from '#ui/feedback/dialog.tsx';
import { SidePanel } from '#ui/feedback/side-panel.tsx';

/** The frame of an edit: a panel beside the rides, which stay usable during a call. */
export function EditPanel({ children, ...panel }: ComponentProps<typeof Dialog>) {
  return (
    <SidePanel {...panel}>
      <div className="pointer-fine:[&_:is(input:not([type=checkbox],[type=radio]),textarea)]:min-h-10 pointer-fine:[&_textarea]:py-1.5">
        {children}
      </div>
    </SidePanel>
  );
}
