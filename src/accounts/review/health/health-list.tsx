import { isBeyondRepair, type Finding } from '#domain/accounts/model/diagnosis.ts';
import type { HealthRow } from '#domain/accounts/services/account-reviews.ts';
import { useHealthCopy } from '../health-copy.ts';
import { Address } from '#ui/data/address.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { CopyRepairLink } from './copy-repair-link.tsx';

/** The damaged records of a page with their findings. */
export function HealthList({ rows }: { rows: readonly HealthRow[] }) {
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
        <bdi>{name ?? email ?? copy.unnamed}</bdi>
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
