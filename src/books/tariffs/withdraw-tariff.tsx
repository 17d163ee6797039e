import type { Tariff } from '#domain/books/model/tariffs/tariff.ts';
import type { TariffError } from '#domain/books/services/firm-tariffs.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/feedback/dialog.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useBooks } from '../use-books.ts';
import { useTariffsCopy } from './tariffs-copy.ts';
import { useTariffText } from './use-tariff-text.ts';

interface WithdrawTariffProps {
  tariff: Tariff;
  /** Called when the tariff has been withdrawn. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks whether to withdraw a tariff that was stored by mistake. */
export function WithdrawTariff({ tariff, onDone, onClose }: WithdrawTariffProps) {
  const { withdrawal: copy } = useTariffsCopy();
  const textOf = useTariffText();
  const { firmTariffs } = useBooks();
  const { busy, failure, submit } = useSubmission<TariffError>();
  const withdraw = async () => {
    const done = await submit(() => firmTariffs.withdraw(tariff));
    if (done?.ok) onDone();
  };
  const leave = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog title={copy.title(tariff.name)} description={<p>{copy.text}</p>} onClose={leave}>
      <div className="flex flex-col gap-4">
        {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
        <DialogActions>
          <Button tone="secondary" onClick={leave}>
            {copy.cancel}
          </Button>
          <Button busy={busy} busyLabel={copy.withdrawing} onClick={() => void withdraw()}>
            {copy.withdraw}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
