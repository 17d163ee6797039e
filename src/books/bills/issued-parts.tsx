import { useState, type SubmitEvent } from 'react';
import type { BillError } from '#domain/books/services/bill-error.ts';
import type { BillPaper } from '#domain/books/services/firm-bills.ts';
import { useForm } from '#core/forms/use-form.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useBooks } from '../use-books.ts';
import { useBillsCopy } from './bills-copy.ts';
import { useBillText } from './use-bill-text.ts';
import { useLineText } from './use-line-text.ts';

interface IssuedPartsProps {
  paper: BillPaper;
  /** Shows the bill as it is stored now. */
  onDone: () => void;
  onStored: () => void;
  onOpen: (id: string) => void;
}

function useSaid() {
  const { said } = useBillsCopy();
  const toast = useToast();
  return (text: string) => toast({ tone: 'success', title: said.title, text });
}

/** The form for the day on which a bill was paid, or a credit note was paid back. */
function PaidOn({ paper: { bill, paidOn }, onDone }: Pick<IssuedPartsProps, 'paper' | 'onDone'>) {
  const { panel: copy, said } = useBillsCopy();
  const textOf = useBillText();
  const say = useSaid();
  const { firmBills } = useBooks();
  const [day, setDay] = useState(paidOn ?? '');
  const { busy, failure, field, submit } = useForm<'day', BillError>(['day'], {
    fieldOf: ({ code }) => (code === 'day-unusable' ? 'day' : null),
    textOf,
  });
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const stored = await submit(() => firmBills.setPaid(bill, day));
    if (!stored?.ok) return;
    say(said.paid);
    onDone();
  };
  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid gap-2">
      <TextField
        {...field('day')}
        label={bill.kind === 'bill' ? copy.paidOn : copy.paidBackOn}
        hint={copy.paidHint}
        type="date"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <p>
        <Button type="submit" tone="secondary" busy={busy} busyLabel={copy.saving}>
          {copy.save}
        </Button>
      </p>
      {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
    </form>
  );
}

/** The rides of a bill, and a button that credits the chosen rides. */
function Credit({ paper: { bill, lines }, onStored, onOpen }: Omit<IssuedPartsProps, 'onDone'>) {
  const { panel: copy, said } = useBillsCopy();
  const textOf = useBillText();
  const say = useSaid();
  const lineText = useLineText(bill.currency);
  const { firmBills } = useBooks();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { busy, failure, submit } = useSubmission<BillError>();
  const choose = (id: string, isChosen: boolean) =>
    setChosen((known) => new Set(isChosen ? [...known, id] : [...known].filter((each) => each !== id)));
  const credit = async () => {
    const wanted = lines.filter(({ id }) => chosen.has(id));
    const made = await submit(() => firmBills.credit(bill, wanted));
    if (!made?.ok) return;
    say(said.credited);
    onStored();
    onOpen(made.value.id);
  };
  return (
    <fieldset className="grid gap-1 text-sm">
      <legend className="mb-1 font-semibold">{copy.lines}</legend>
      <p className="text-ink-soft">{copy.creditText}</p>
      <Checkbox
        label={copy.all}
        checked={chosen.size === lines.length}
        mixed={chosen.size > 0 && chosen.size < lines.length}
        busy={busy}
        onChange={(isChosen) => setChosen(new Set(isChosen ? lines.map(({ id }) => id) : []))}
      />
      <ul className="grid grid-cols-1 tabular-nums">
        {lines.map((line) => (
          <li key={line.id} translate="no" className="border-b border-line last:border-b-0">
            <Checkbox
              label={lineText(line)}
              checked={chosen.has(line.id)}
              busy={busy}
              onChange={(isChosen) => choose(line.id, isChosen)}
            />
          </li>
        ))}
      </ul>
      {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      <p>
        <Button
          tone="secondary"
          busy={busy}
          busyLabel={copy.crediting}
          aria-disabled={busy || chosen.size === 0}
          onClick={() => void credit()}
        >
          {copy.credit}
        </Button>
      </p>
    </fieldset>
  );
}

/** The rides of an issued credit note, and a button that sets them free to be billed again. */
function SetFree({ paper: { bill, lines }, onDone }: Pick<IssuedPartsProps, 'paper' | 'onDone'>) {
  const { panel: copy, said } = useBillsCopy();
  const textOf = useBillText();
  const say = useSaid();
  const lineText = useLineText(bill.currency);
  const { firmBills } = useBooks();
  const { busy, failure, submit } = useSubmission<BillError>();
  const free = async () => {
    const freed = await submit(() => firmBills.setFree(bill));
    if (!freed?.ok) return;
    say(said.freed(freed.value));
    onDone();
  };
  return (
    <section className="grid gap-2 text-sm">
      <h3 className="font-semibold">{copy.lines}</h3>
      <ul className="grid grid-cols-1 gap-1 tabular-nums">
        {lines.map((line) => (
          <li key={line.id} translate="no" className="wrap-anywhere">
            {lineText(line)}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{copy.setFreeText}</p>
      {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      <p>
        <Button tone="secondary" busy={busy} busyLabel={copy.settingFree} onClick={() => void free()}>
          {copy.setFree}
        </Button>
      </p>
    </section>
  );
}

/** The actions that an issued bill or credit note allows. The document itself never changes. */
export function IssuedParts(props: IssuedPartsProps) {
  return (
    <>
      <PaidOn {...props} />
      {props.paper.bill.kind === 'bill' ? <Credit {...props} /> : <SetFree {...props} />}
    </>
  );
}
