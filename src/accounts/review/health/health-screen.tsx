import { useSearch } from '@tanstack/react-router';
import { type Finding, isBeyondRepair } from '#domain/accounts/model/diagnosis.ts';
import type { HealthRow } from '#domain/accounts/services/account-reviews.ts';
import { VERSION } from '#domain/shared/version.ts';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useRequest } from '#core/product/use-request.ts';
import { usePaginationCopy } from '#words/pagination-copy.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Address } from '#ui/data/address.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { useHealthCopy } from '../health-copy.ts';
import { FailedMails } from './failed-mails.tsx';
import { CopyRepairLink } from './copy-repair-link.tsx';
import { useReview } from '../use-review.ts';

/** The damaged records of a page, with what is wrong and the repair. */
function HealthList({ rows }: { rows: readonly HealthRow[] }) {
  const copy = useHealthCopy();
  const damaged = rows.filter(({ findings }) => findings.length > 0);
  if (rows.length === 0) return <EmptyState icon="info" {...copy.noRecords} />;
  if (damaged.length === 0)
    return <EmptyState icon="check" title={copy.allHealthy} text={copy.allHealthyText(rows.length)} />;
  const textOf = (finding: Finding) =>
    finding.kind === 'field-missing' ? copy.fieldMissing(finding.field) : copy.findings[finding.kind];
  const accountCell = ({ uid, email, name }: HealthRow) => (
    <div className="grid justify-items-start gap-0.5 wrap-anywhere">
      <RouteLink to="/admin/accounts/$uid" params={{ uid }} search={{ from: 'health' }} quiet>
        <bdi translate="no">{name ?? email ?? copy.unnamed}</bdi>
      </RouteLink>
      {name !== null && email !== null && (
        <span className="text-sm font-normal text-ink-soft">
          <Address>{email}</Address>
        </span>
      )}
      <span className="font-mono text-xs font-normal text-ink-soft">{uid}</span>
    </div>
  );
  const findingsCell = ({ findings }: HealthRow) => (
    <ul className="grid list-disc gap-1 pl-5">
      {findings.map((finding) => (
        <li key={textOf(finding)}>{textOf(finding)}</li>
      ))}
    </ul>
  );
  const repairCell = ({ uid, email, name, findings }: HealthRow) =>
    findings.some(isBeyondRepair) ? (
      <p className="text-ink-soft">{copy.byAdministrator}</p>
    ) : (
      <div className="grid justify-items-start gap-2">
        <p className="text-ink-soft">{copy.byOwner}</p>
        <CopyRepairLink email={email} owner={name ?? email ?? uid} />
      </div>
    );
  return (
    <>
      <p className="font-medium">{copy.summary(damaged.length, rows.length)}</p>
      <DataTable
        caption={copy.damaged}
        rows={damaged}
        rowKey={({ uid }) => uid}
        shares="lg:grid-cols-[29%_42%_29%]"
        columns={[
          { key: 'account', header: copy.columns.account, cell: accountCell, naming: true },
          { key: 'findings', header: copy.columns.findings, cell: findingsCell },
          { key: 'repair', header: copy.columns.repair, cell: repairCell },
        ]}
      />
    </>
  );
}

const ROUTE = { from: '/signed-in/admin/health' } as const;

/** The mails that were not sent, the damaged records of one page, and advice about missing profiles. */
export function HealthScreen() {
  const copy = useHealthCopy();
  const { pageOf } = usePaginationCopy();
  const { accountReviews } = useReview();
  const pages = useCursorPages(useSearch(ROUTE));
  const { loading, found, error, reload } = useRequest(pages.cursor, accountReviews.health);
  const next = found?.next ?? null;
  const onlyPage = pages.cursor === null && next === null;
  return (
    <TitledPage title={copy.title} lead={copy.lead}>
      <FailedMails />
      <Section heading={onlyPage ? copy.records : pageOf(copy.records, pages.page)}>
        <div className="grid grid-cols-1 gap-4">
          {loading && <Skeleton rows lines={6} label={copy.loading} />}
          <LoadFailure what={copy.failed} error={error} onRetry={reload} />
          {found !== null && <HealthList rows={found.rows} />}
          <Pagination pages={pages} next={next} />
        </div>
      </Section>
      {!loading && (
        <details className="rounded-work bg-surface p-[min(1rem,5vw)] shadow-low sm:p-6 forced-colors:border">
          <summary className="rounded-sm text-sm/6 font-semibold text-ink-soft touch:-my-3 touch:py-3">
            {copy.forOperator}
          </summary>
          <p className="mt-4 text-ink-soft">{copy.missingText}</p>
        </details>
      )}
      <p className="text-sm text-ink-soft">{copy.version(VERSION)}</p>
    </TitledPage>
  );
}
