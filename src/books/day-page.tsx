import type { ReactNode } from 'react';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { InZone } from '#ui/zone/in-service-zone.tsx';
import { BookFailure } from './use-book-error-text.ts';
import { BookPages } from './book-pages.tsx';
import { useServiceDay, type ServiceDay } from './use-service-day.ts';

interface DayPageProps {
  copy: { readonly title: string; readonly failed: string; readonly loading: string };
  /** The number of rows of the skeleton. */
  lines: number;
  children: (service: ServiceDay) => ReactNode;
}

/** A page of the books at the desk. Its content names days, so it waits until the service's zone is known. */
export function DayPage({ copy, lines, children }: DayPageProps) {
  const { value, error, reload } = useServiceDay();
  return (
    <TitledPage title={copy.title} dense>
      <div className="print:hidden">
        <BookPages />
      </div>
      <BookFailure what={copy.failed} error={error} onRetry={reload} />
      {value === null && error === null && <Skeleton rows lines={lines} label={copy.loading} />}
      {value !== null && <InZone timeZone={value.timeZone}>{children(value)}</InZone>}
    </TitledPage>
  );
}
