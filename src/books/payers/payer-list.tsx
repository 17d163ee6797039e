import { useMemo, type ReactNode } from 'react';
import type { Payer } from '#domain/books/model/payers/payer.ts';
import type { PayerError } from '#domain/books/services/firm-payers.ts';
import type { Result } from '#domain/shared/result.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { useSteady } from '#core/state/use-steady.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { DenseList } from '#ui/data/dense-list.tsx';
import { openingKeys, type DenseColumn, type DenseParts } from '#ui/data/dense-row.tsx';
import { Labelled } from '#ui/data/fact.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { usePayersCopy } from './payers-copy.ts';
import { usePayerText } from './use-payer-text.ts';

interface PayerListProps {
  payers: readonly Payer[];
  onEdit: (payer: Payer) => void;
  /** Asks whether to suspend the payer. */
  onSuspend: (payer: Payer) => void;
  onResume: (payer: Payer) => Promise<Result<void, PayerError>>;
}

const TEMPLATE =
  '@min-[40rem]:grid-cols-[minmax(10rem,1fr)_8rem_minmax(0,1.4fr)_minmax(0,1fr)_6rem_[actions]_0]';

type Suspending = Pick<PayerListProps, 'onSuspend' | 'onResume'>;

/** A button that resumes a payer at once, or asks whether to suspend it. */
function SuspendButton({ payer, onSuspend, onResume }: Suspending & { payer: Payer }) {
  const copy = usePayersCopy();
  const textOf = usePayerText();
  const { busy, failure, submit } = useSubmission<PayerError>();
  const { suspended } = payer;
  const name = withoutDirectionControls(payer.name);
  return (
    <>
      <Button
        tone={suspended ? 'quiet' : 'ending'}
        size="row"
        busy={busy}
        aria-label={suspended ? copy.resumeOf(name) : copy.suspendOf(name)}
        onClick={() => (suspended ? void submit(() => onResume(payer)) : onSuspend(payer))}
      >
        {suspended ? copy.resume : copy.suspend}
      </Button>
      {failure !== null && <ErrorBox text={`${copy.notChanged(name)} ${textOf(failure.error)}`} />}
    </>
  );
}

function usePayerRows({ onEdit, onSuspend, onResume }: Omit<PayerListProps, 'payers'>): DenseParts<Payer> {
  const copy = usePayersCopy();
  const [edit, suspend, resume] = [useSteady(onEdit), useSteady(onSuspend), useSteady(onResume)];
  return useMemo((): DenseParts<Payer> => {
    const nameCell = ({ name, suspended }: Payer): ReactNode => (
      <>
        {suspended && (
          <Badge means="late" inRow>
            {copy.suspendedBadge}
          </Badge>
        )}{' '}
        <bdi translate="no">{name}</bdi>
      </>
    );
    const asksCell = ({ asks, word }: Payer) =>
      [
        ...asks.map(({ label, required }) => (required ? copy.mustAnswer(label) : label)),
        ...(word === '' ? [] : [copy.fields.word.label]),
      ].join(' · ');
    const priceCell = ({ tariff, discount }: Payer) =>
      [
        tariff ?? copy.usualTariff,
        ...(discount === 0 ? [] : [copy.off(`${String(discount / 10).replace('.', copy.sign)} %`)]),
      ].join(' · ');
    const columns: readonly DenseColumn<Payer>[] = [
      { key: 'name', header: copy.columns.name, names: true, cell: nameCell },
      {
        key: 'number',
        header: copy.columns.number,
        onFirstLine: true,
        cell: ({ id }) => <bdi translate="no">{id}</bdi>,
      },
      { key: 'asks', header: copy.columns.asks, long: true, cell: asksCell },
      { key: 'price', header: copy.columns.price, cell: priceCell },
      {
        key: 'terms',
        header: copy.columns.terms,
        cell: ({ terms }) => <Labelled label={copy.columns.terms}>{copy.days(terms)}</Labelled>,
      },
    ];
    return {
      columns,
      template: TEMPLATE,
      compact: true,
      headed: true,
      actions: openingKeys(copy.edit),
      act: (_, payer) => edit(payer),
      renderActions: (payer) => (
        <>
          <Button
            tone="quiet"
            size="row"
            aria-label={copy.editOf(withoutDirectionControls(payer.name))}
            onClick={() => edit(payer)}
          >
            {copy.edit}
          </Button>
          <SuspendButton payer={payer} onSuspend={suspend} onResume={resume} />
        </>
      ),
    };
  }, [copy, edit, suspend, resume]);
}

/** The account customers, one line each. Enter and `e` open a customer beside the list. */
export function PayerList({ payers, ...acts }: PayerListProps) {
  const { title } = usePayersCopy();
  const parts = usePayerRows(acts);
  return <DenseList label={title} items={payers} keyOf={({ id }) => id} {...parts} />;
}
