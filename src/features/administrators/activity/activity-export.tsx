import type { ActivityQuery } from '#domain/accounts/ports/review-repository.ts';
import { useProduct } from '../../../core/product/product-context.tsx';
import { useActivityCopy } from '../../../copy/activity.ts';
import { CsvExport } from '../export/csv-export.tsx';
import { activityCsv } from './activity-csv.ts';
import { useDecisionName } from './use-decision-name.ts';

/** Saves what the filter shows as a file. */
export function ActivityExport({ chosen }: { chosen: Omit<ActivityQuery, 'cursor'> }) {
  const { readActivityPage } = useProduct();
  const decisionName = useDecisionName();
  const copy = useActivityCopy();
  return <CsvExport read={activityCsv(readActivityPage, chosen, decisionName)} texts={copy.file} />;
}
