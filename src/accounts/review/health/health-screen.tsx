import { getRouteApi } from '@tanstack/react-router';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useProduct } from '#core/product/product-context.tsx';
import { useRequest } from '#core/product/use-request.ts';
import { usePaginationCopy } from '#words/pagination-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { useHealthCopy } from '../health-copy.ts';
import { HealthList } from './health-list.tsx';
import { useCopy } from './use-copy.ts';

function CopyCommand({ command }: { command: string }) {
  const copy = useHealthCopy().commandLine;
  const { shown, write } = useCopy(command, copy);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-raised p-4">
      <code ref={shown} className="min-w-0 text-sm wrap-anywhere">
        {command.split(' ').map((word, index) => (
          // Wraps only between words, so that no line ends within an option's hyphens.
          <span key={word}>
            {index > 0 && ' '}
            <span className="inline-block">{word}</span>
          </span>
        ))}
      </code>
      <Button tone="secondary" size="small" onClick={write}>
        {copy.copy}
      </Button>
    </div>
  );
}

const route = getRouteApi('/signed-in/admin/health');

/** A page of damaged records, each with its way to a repair, and the command for records that this page cannot find. */
export function HealthScreen() {
  const copy = useHealthCopy();
  const { page: pageText } = usePaginationCopy();
  const { accountReviews } = useProduct().accounts;
  const pages = useCursorPages(route.useSearch());
  const { loading, found, error, reload } = useRequest(pages.cursor, accountReviews.health);
  const next = found?.next ?? null;
  const onlyPage = pages.cursor === null && next === null;
  return (
    <TitledPage title={copy.title} lead={copy.lead}>
      <Section heading={onlyPage ? copy.records : pageText(pages.page)}>
        <div className="grid grid-cols-1 gap-4">
          {loading && <Skeleton rows lines={6} label={copy.loading} />}
          <LoadFailure what={copy.failed} error={error} onRetry={reload} />
          {found !== null && <HealthList rows={found.rows} />}
          <Pagination pages={pages} next={next} />
        </div>
      </Section>
      {!loading && (
        <details className="rounded-card border border-line bg-surface p-[min(1rem,5vw)] shadow-low sm:p-6">
          <summary className="rounded-sm font-semibold touch:-my-3 touch:py-3">{copy.forOperator}</summary>
          <div className="mt-4 grid grid-cols-1 gap-4">
            <p className="text-ink-soft">{copy.missingText}</p>
            <CopyCommand command={copy.command} />
          </div>
        </details>
      )}
    </TitledPage>
  );
}
