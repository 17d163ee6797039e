import type { ReactNode } from 'react';
import { RouteLine } from './route-line.tsx';

interface FormStatusProps {
  /** What the form is for, while there is nothing else to say. */
  lead: string;
  /** The box, or nothing. */
  children: ReactNode;
}

/** What a form is for, or what went wrong: in one place of one height, so that a failure moves no field. */
export function FormStatus({ lead, children }: FormStatusProps) {
  return (
    <div className="mb-2 grid min-h-28 sm:min-h-16">
      {children || (
        <div className="grid content-between">
          <p className="text-ink-soft">{lead}</p>
          <div className="sm:hidden">
            <RouteLine />
          </div>
        </div>
      )}
    </div>
  );
}
