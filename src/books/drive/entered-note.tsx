import type { OpenEnd, UnsentEnd } from '#domain/books/model/fares/open-end.ts';
import { Button } from '#ui/actions/button.tsx';
import { useLeaveFocus } from '#ui/actions/use-leave-focus.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ReceiptLink } from '../receipt/receipt-link.tsx';
import { useAmount } from '../tariffs/use-amount.ts';
import { useDriveCopy } from './drive-copy.ts';

interface EnteredNoteProps {
  entered: UnsentEnd;
  ride: string;
  /** Opens the end for a change; `null` after the end is stored. */
  onChange: (() => void) | null;
}

/** The entered end of a ride, and whether it is stored. */
export function EnteredNote({ entered: { currency, total, paid }, ride, onChange }: EnteredNoteProps) {
  const copy = useDriveCopy();
  const amount = useAmount(currency);
  const box = useLeaveFocus<HTMLDivElement>({ preventScroll: true });
  return (
    <div ref={box}>
      <Notice tone={onChange === null ? 'success' : 'warning'} compact>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="font-semibold tabular-nums">
            {copy.entered(amount(total), copy.payments[paid])}.{' '}
            <span className="font-normal">{onChange === null ? copy.stored : copy.waits}</span>
          </p>
          {onChange === null ? (
            <ReceiptLink ride={ride} end={{ paid }} />
          ) : (
            <Button tone="secondary" size="small" onClick={onChange}>
              {copy.change}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}

/** Says that the server has refused an entered end. The driver confirms that they have read it. */
export function Refused({ end, onRead }: { end: OpenEnd & { entered: UnsentEnd }; onRead: () => void }) {
  const copy = useDriveCopy();
  const { currency, total, paid } = end.entered;
  const what = copy.entered(useAmount(currency)(total), copy.payments[paid]);
  return (
    <ErrorBox text={end.refused === 'fare-ended' ? copy.refusedAsEnded(what) : copy.refused(what)}>
      <Button tone="secondary" size="small" onClick={onRead}>
        {copy.ok}
      </Button>
    </ErrorBox>
  );
}
