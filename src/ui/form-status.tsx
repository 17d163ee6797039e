import type { ReactNode } from 'react';
import { RouteLine } from './route-line.tsx';

interface FormStatusProps {
  /** What the form is for; shown while there are no children. */
  lead: string;
  /** Reserves more height, for error boxes with several links. */
  tall?: boolean;
  /** The error box or a note, if any. */
  children: ReactNode;
}

/** The height of the largest error box on narrow phones, on other phones and on wide screens, in every language. */
const HEIGHTS = {
  usual: 'min-h-42 min-[360px]:min-h-35 sm:min-h-29',
  tall: 'min-h-54 min-[360px]:min-h-42 sm:min-h-29',
} as const;

/** The form's purpose or its failure, in a space of fixed height, so that a failure moves no field. */
export function FormStatus({ lead, tall = false, children }: FormStatusProps) {
  return (
    <div className={`mb-1 grid grid-cols-1 ${HEIGHTS[tall ? 'tall' : 'usual']}`}>
      {children || (
        <div className="grid grid-cols-1 grid-rows-[auto_1fr] items-center">
          <p className="text-ink-soft">{lead}</p>
          <RouteLine />
        </div>
      )}
    </div>
  );
}
