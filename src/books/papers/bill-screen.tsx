import { useParams } from '@tanstack/react-router';
import type { BillError } from '#domain/books/services/bill-error.ts';
import type { BillPaper as FoundPaper } from '#domain/books/services/firm-bills.ts';
import { issuedPaper, type Paper } from '#domain/books/model/papers/paper.ts';
import { useRequest } from '#core/product/use-request.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteButton, RouteLink } from '#ui/actions/route-link.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { MessageCard } from '#ui/page/message-card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { FullHeightPage, WayBack } from '#ui/page/titled-page.tsx';
import { useBooks } from '../use-books.ts';
import { BillPaper } from './bill-paper.tsx';
import { BillFailure } from '../bills/use-bill-text.ts';
import { usePapersCopy } from './papers-copy.ts';
import { SaveInvoice } from './save-invoice.tsx';
import { useDay } from './use-day.ts';

const ROUTE = { from: '/signed-in/admin/bills/$id' } as const;

/** A paper with its actions, which are not printed. */
function IssuedBill({ paper }: { paper: Paper }) {
  const copy = usePapersCopy();
  const day = useDay();
  const { bill, paidOn } = paper;
  const isBill = bill.kind === 'bill';
  return (
    <>
      <PageTitle>{copy.of[bill.kind](withoutDirectionControls(bill.issued.number))}</PageTitle>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <Button size="small" onClick={() => window.print()}>
          {copy.print}
        </Button>
        <SaveInvoice paper={paper} />
        <RouteLink to="/admin/bills/statement/$payer" params={{ payer: bill.payer }}>
          {copy.statementLink}
        </RouteLink>
        {paidOn !== null && (
          <p className="text-sm text-ink-soft">{(isBill ? copy.paid : copy.paidBack)(day.long(paidOn))}</p>
        )}
      </div>
      <BillPaper paper={paper} />
    </>
  );
}

/** A bill or credit note at its own address: loading, failed, missing, a draft, or issued. */
export function BillScreen() {
  const { id } = useParams(ROUTE);
  const copy = usePapersCopy();
  const { firmBills } = useBooks();
  const { value, error, reload } = useRequest<string, { readonly found: FoundPaper | null }, BillError>(
    id,
    async () => {
      const answer = await firmBills.paper(id);
      return answer.ok ? { ok: true, value: { found: answer.value } } : answer;
    },
  );
  const found = value?.found ?? null;
  const paper = found === null ? null : issuedPaper(found);
  const instead = found === null ? copy.missing : copy.draft;
  const message = value === null || paper !== null ? null : instead;
  if (message !== null) {
    return (
      <>
        <PageTitle>{message.title}</PageTitle>
        <MessageCard icon="search" title={message.title} text={message.text}>
          <RouteButton to="/admin/bills">{copy.back}</RouteButton>
        </MessageCard>
      </>
    );
  }
  return (
    <FullHeightPage>
      <WayBack>
        <RouteLink to="/admin/bills">{copy.back}</RouteLink>
      </WayBack>
      {paper === null && (
        <>
          <PageTitle>{copy.kinds.bill}</PageTitle>
          <h1 className="text-title">{copy.kinds.bill}</h1>
        </>
      )}
      <BillFailure what={copy.failed} error={error} onRetry={reload} />
      {value === null && error === null && <Skeleton lines={10} label={copy.loading} />}
      {paper !== null && <IssuedBill paper={paper} />}
    </FullHeightPage>
  );
}
