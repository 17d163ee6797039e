import type { ReactNode } from 'react';

interface FormCardProps {
  heading: string;
  /** Shown beside the form, on medium and larger screens only. */
  panel?: ReactNode;
  children: ReactNode;
}

/**
 * The card around a public form: heading, purpose and form, with or without the side panel. On a low phone the footer
 * is below the screen. So no one sees it move when the form grows. A higher screen has room for the growth.
 */
export function FormCard({ heading, panel, children }: FormCardProps) {
  return (
    <div className="max-sm:low:min-h-[calc(100svh-7rem)]">
      <div
        className={`mx-auto grid w-full grid-cols-1 overflow-hidden rounded-card border border-line bg-surface shadow-card forced-colors:border-2 ${panel === undefined ? 'max-w-lg' : 'max-w-lg md:max-w-5xl md:grid-cols-2'}`}
      >
        {panel}
        <div className="grid min-w-0 grid-cols-1 content-center gap-1.5 p-[min(1.25rem,5vw)] sm:p-8">
          <h1 className="text-title wrap-anywhere hyphens-auto">{heading}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
