import type { ReactNode } from 'react';
import { RouteLine } from './route-line.tsx';

interface FormStatusProps {
  /** What the form is for, while there is nothing else to say. */
  lead: string;
  /** What can go wrong comes with several ways on. */
  tall?: boolean;
  /** The box, or nothing. */
  children: ReactNode;
}

/** As high as the box becomes on a narrow phone, on a usual one and on a wide screen, in every language. */
const HEIGHTS = {
  usual: 'min-h-42 min-[360px]:min-h-35 sm:min-h-29',
  tall: 'min-h-54 min-[360px]:min-h-42 sm:min-h-29',
} as const;

/** What a form is for, or what went wrong: in one place of one height, so that a failure moves no field. */
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
