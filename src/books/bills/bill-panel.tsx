import type { Bill } from '#domain/books/model/bills/bill.ts';
import type { BillPaper } from '#domain/books/services/firm-bills.ts';
import type { BillError } from '#domain/books/services/bill-error.ts';
import { useRequest } from '#core/product/use-request.ts';
import { succeed } from '#domain/shared/result.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { SidePanel } from '#ui/feedback/side-panel.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { BillFailure } from './use-bill-text.ts';
import { useDay } from '../papers/use-day.ts';
import { useAmounts } from '../tariffs/use-amount.ts';
import { useBooks } from '../use-books.ts';
import { useBillsCopy } from './bills-copy.ts';
import { DraftParts } from './draft-parts.tsx';
import { IssuedParts } from './issued-parts.tsx';
import { useBillName } from './use-bill-name.ts';

interface BillPanelProps {
  id: string;
  /** Returns the account's name by its number. */
  nameOf: (payer: string) => string;
  onStored: () => void;
  /** Opens another bill in place of this bill. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** One bill beside the list, with its rides and the actions that it allows. */
export function BillPanel({ id, nameOf, onStored, onOpen, onClose }: BillPanelProps) {
  const copy = useBillsCopy();
  const nameOfBill = useBillName();
  const amount = useAmounts();
  const day = useDay();
  const { firmBills } = useBooks();
  const { value, error, reload } = useRequest<string, { readonly found: BillPaper | null }, BillError>(
    id,
    async () => {
      const answer = await firmBills.paper(id);
      return answer.ok ? succeed({ found: answer.value }) : answer;
    },
  );
  const paper = value?.found ?? null;
  const done = () => {
    reload();
    onStored();
  };
  const facts = ({ payer, issued, from, until, total, currency }: Bill) => [
    issued?.payer.name ?? nameOf(payer),
    day.period(from, until),
    `${copy.panel.sum} ${amount(total, currency)}`,
  ];
  return (
    <SidePanel
      title={paper === null ? copy.title : nameOfBill(paper.bill)}
      readFirst
      onClose={onClose}
      description={
        paper !== null && <p className="tabular-nums wrap-anywhere">{facts(paper.bill).join(' · ')}</p>
      }
    >
      <BillFailure what={copy.panel.failed} error={error} onRetry={reload} />
      {value === null && error === null && <Skeleton lines={6} label={copy.panel.loading} />}
      {value !== null && paper === null && <p>{copy.panel.missing}</p>}
      {paper?.bill.issued === null && (
        <DraftParts key={id} paper={paper} onDone={done} onRemoved={onClose} onStored={onStored} />
      )}
      {paper !== null && paper.bill.issued !== null && (
        <>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            <RouteLink to="/admin/bills/$id" params={{ id }}>
              {copy.panel.paper}
            </RouteLink>
            <RouteLink to="/admin/bills/statement/$payer" params={{ payer: paper.bill.payer }}>
              {copy.statement}
            </RouteLink>
          </p>
          <IssuedParts key={id} paper={paper} onDone={done} onOpen={onOpen} onStored={onStored} />
        </>
      )}
    </SidePanel>
  );
}
