import { controls as copy } from '../../copy/en/controls.ts';
import { DataTable } from '../../ui/data/data-table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

type Row = (typeof copy.rows)[number];

const COLUMNS = [
  { key: 'name', header: copy.name, naming: true, cell: ({ name }: Row) => name },
  { key: 'status', header: copy.status, cell: ({ status }: Row) => status },
];

export function ListControls() {
  return (
    <Section heading={copy.lists}>
      <DataTable
        caption={copy.people}
        columns={COLUMNS}
        shares="lg:grid-cols-2"
        rows={copy.rows}
        rowKey={({ name }) => name}
      />
      <Pagination position={copy.page} onPrevious={() => {}} onNext={null} />
      <ProgressBar label={copy.progress} done={5} total={12} />
      <Skeleton lines={3} label={copy.progress} />
      <EmptyState icon="search" {...copy.empty} />
    </Section>
  );
}
