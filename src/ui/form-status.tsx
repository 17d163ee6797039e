import type { ReactNode } from 'react';
import { RouteLine } from './route-line.tsx';

interface FormStatusProps {
  /** What the form is for. */
  lead: string;
  /** Replaces the lead for the eye and is announced; a page that may have a note passes `false` until it has. */
  note?: ReactNode;
  /** Reserves more height, for error boxes with several links. */
  tall?: boolean;
  /** The error box, if any: takes the place of lead and note. */
  children: ReactNode;
}

/** The height of the largest error box on narrow phones, on other phones and on wide screens, in every language. */
const HEIGHTS = {
  usual: 'min-h-42 min-[360px]:min-h-35 sm:min-h-29',
  tall: 'min-h-54 min-[360px]:min-h-42 sm:min-h-29',
} as const;

/** The form's purpose or its failure, in a space of fixed height, so that a failure moves no field. */
export function FormStatus({ lead, note, tall = false, children }: FormStatusProps) {
  return (
    <div className={`mb-1 grid grid-cols-1 ${HEIGHTS[tall ? 'tall' : 'usual']}`}>
      {children || (
        <div className={note ? 'sr-only' : 'grid grid-cols-1 grid-rows-[auto_1fr] items-center'}>
          <p className="text-ink-soft">{lead}</p>
          <RouteLine />
        </div>
      )}
      {/* Screen readers need the region to exist before its text. Without a box of its own it takes no height. */}
      {note !== undefined && <output className="contents">{!children && note}</output>}
    </div>
  );
}
