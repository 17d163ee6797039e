import { getRouteApi } from '@tanstack/react-router';
import { TitledPage } from '../../../ui/page/titled-page.tsx';
import { useCursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { useHealthCopy } from '../../../copy/health.ts';
import { HealthScreen } from './health-screen.tsx';

const route = getRouteApi('/signed-in/admin/health');

/** Damaged records, and what repairs them. */
export function HealthRoute() {
  const copy = useHealthCopy();
  const pages = useCursorPages(route.useSearch());
  return (
    <TitledPage title={copy.title} lead={copy.lead}>
      <HealthScreen pages={pages} />
    </TitledPage>
  );
}
