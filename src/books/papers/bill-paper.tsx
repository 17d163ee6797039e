import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { groupedIban, readIban } from '#domain/books/model/basics/iban.ts';
import { isWhole, type Paper } from '#domain/books/model/papers/paper.ts';
import { paymentCode } from '#domain/books/model/papers/payment-code.ts';
import { loadChunk } from '#core/product/load-chunk.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useAmount } from '../tariffs/use-amount.ts';
import { PaperLines } from './paper-lines.tsx';
import { PaperParties } from './paper-parties.tsx';
import { PaperSums } from './paper-sums.tsx';
import { usePapersCopy } from './papers-copy.ts';
import { useDay } from './use-day.ts';

/** The payment code. If its chunk does not load, none is shown, because a bill can be paid without it. */
const LazyPaymentCode = lazy(
  async (): Promise<{ default: ComponentType<{ code: string; label: string }> }> => {
    try {
      const { PaymentCode } = await loadChunk(() => import('./payment-code.tsx'));
      return { default: PaymentCode };
    } catch {
      return { default: () => null };
    }
  },
);

function PaperFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-soft">{term}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

function HowToPay({ paper, amount }: { paper: Paper; amount: (amount: number) => string }) {
  const copy = usePapersCopy();
  const day = useDay();
  const { bill } = paper;
  const { firm, number, due } = bill.issued;
  const total = amount(bill.total);
  if (bill.kind === 'credit') return <p>{copy.credited(total)}</p>;
  if (bill.total === 0) return <p>{copy.termsWithoutAmount}</p>;
  const iban = readIban(firm.iban);
  const shown = iban === undefined ? firm.iban : groupedIban(iban);
  const code = paymentCode(paper);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 break-inside-avoid">
      <div className="grid min-w-0 gap-2 wrap-anywhere">
        <p>{copy.terms(total, day.long(due), withoutDirectionControls(number))}</p>
        {shown !== '' && (
          <p>
            {copy.account}:{' '}
            <span translate="no" className="tabular-nums">
              IBAN {shown}
              {firm.bic !== '' && `, BIC ${firm.bic}`}
            </span>
          </p>
        )}
      </div>
      {code !== null && (
        <figure className="grid justify-items-center gap-1">
          <Suspense fallback={<div className="size-32" />}>
            <LazyPaymentCode
              code={code}
              label={copy.codeOf(total, shown, withoutDirectionControls(number))}
            />
          </Suspense>
          <figcaption className="text-xs text-ink-soft">{copy.codeText}</figcaption>
        </figure>
      )}
    </div>
  );
}

/** An issued bill or credit note as its payer gets it, on a screen and on paper. */
export function BillPaper({ paper }: { paper: Paper }) {
  const copy = usePapersCopy();
  const day = useDay();
  const { bill, lines, corrects } = paper;
  const { issued } = bill;
  const amount = useAmount(bill.currency);
  return (
    <article className="grid grid-cols-1 gap-4 rounded-work bg-surface p-[min(1rem,5vw)] sm:gap-6 sm:p-6 forced-colors:border">
      {!isWhole(paper) && <Notice tone="warning">{copy.notWhole}</Notice>}
      <PaperParties {...issued} />
      <h1 className="text-title wrap-anywhere">
        {copy.of[bill.kind](withoutDirectionControls(issued.number))}
      </h1>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm tabular-nums">
        <PaperFact term={copy.facts.number}>
          <bdi translate="no">{issued.number}</bdi>
        </PaperFact>
        <PaperFact term={copy.facts.day}>{day.long(issued.day)}</PaperFact>
        <PaperFact term={copy.facts.period}>{day.period(bill.from, bill.until)}</PaperFact>
        {bill.kind === 'bill' && <PaperFact term={copy.facts.due}>{day.long(issued.due)}</PaperFact>}
        {corrects !== null && (
          <PaperFact term={copy.facts.corrects}>
            {copy.correctsBill(
              withoutDirectionControls(corrects.issued.number),
              day.long(corrects.issued.day),
            )}
          </PaperFact>
        )}
      </dl>
      <PaperLines lines={lines} amount={amount} />
      <div className="grid grid-cols-1 gap-4 text-sm break-inside-avoid">
        <PaperSums bill={bill} amount={amount} />
        <p className="text-ink-soft">{copy.included}</p>
        <HowToPay paper={paper} amount={amount} />
      </div>
    </article>
  );
}
