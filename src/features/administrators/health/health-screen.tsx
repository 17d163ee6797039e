import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusSectionHeading } from '../../../core/navigation/focus-section-heading.ts';
import type { CursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { useProduct } from '../../../core/product/product-context.tsx';
import { useRequest } from '../../../core/product/use-request.ts';
import { useHealthCopy } from '../../../copy/health.ts';
import { useErrorText } from '../../../copy/use-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import { Pagination } from '../../../ui/data/pagination.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CopyCommand } from './copy-command.tsx';
import { HealthList } from './health-list.tsx';

/** A page of findings, and the command for what it cannot find. */
export function HealthScreen({ pages }: { pages: CursorPages }) {
  const copy = useHealthCopy();
  const textOf = useErrorText();
  const area = useRef<HTMLDivElement>(null);
  const { readHealthPage } = useProduct();
  const { loading, answer, reload } = useRequest(pages.cursor, readHealthPage);
  const result = loading || answer === null ? null : answer.result;
  const turnTo = (turn: () => void) => () => {
    // The button that was pressed may go, and its focus with it.
    flushSync(turn);
    if (area.current !== null) focusSectionHeading(area.current);
  };
  const next = result?.ok === true ? result.value.next : null;
  const onlyPage = pages.cursor === null && next === null;
  return (
    <>
      <Section heading={onlyPage ? copy.records : copy.page(pages.page)}>
        <div ref={area} className="grid grid-cols-1 gap-4">
          {result === null && <Skeleton rows lines={6} label={copy.loading} />}
          {result?.ok === false && (
            <ErrorBox text={`${copy.failed} ${textOf(result.error)}`}>
              <Button tone="secondary" size="small" onClick={turnTo(reload)}>
                {copy.retry}
              </Button>
            </ErrorBox>
          )}
          {result?.ok === true && <HealthList rows={result.value.rows} />}
          {!onlyPage && (
            <Pagination
              position={copy.page(pages.page)}
              previousLabel={pages.previousIsFirst ? copy.firstPage : undefined}
              onPrevious={pages.onPrevious && turnTo(pages.onPrevious)}
              onNext={next === null ? null : turnTo(() => pages.onNext(next))}
            />
          )}
        </div>
      </Section>
      {result !== null && (
        <details className="rounded-card border border-line bg-surface p-[min(1rem,5vw)] shadow-low sm:p-6">
          <summary className="rounded-sm font-semibold touch:-my-3 touch:py-3">{copy.forOperator}</summary>
          <div className="mt-4 grid grid-cols-1 gap-4">
            <p className="text-ink-soft">{copy.missingText}</p>
            <CopyCommand command={copy.command} />
          </div>
        </details>
      )}
    </>
  );
}
