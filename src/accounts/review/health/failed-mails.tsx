import { useState } from 'react';
import { type FailedMail, mayBeSentAgain } from '#domain/accounts/model/failed-mail.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { useRequest } from '#core/product/use-request.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { Address } from '#ui/data/address.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Section } from '#ui/page/section.tsx';
import { useHealthCopy } from '../health-copy.ts';
import { useReview } from '../use-review.ts';

const focusOn = (shown: HTMLElement | null) => shown?.focus();

/** A button that sends a mail again. The row of the mail stays after the press, so that the rows below do not move. */
function SendAgain({ mail }: { mail: FailedMail }) {
  const { mail: copy } = useHealthCopy();
  const textOf = useErrorText();
  const { accountReviews } = useReview();
  const { busy, failure, submit } = useSubmission();
  const [said, setSaid] = useState<string | null>(null);
  if (mail.name === null || !mayBeSentAgain(mail)) return <p className="text-ink-soft">{copy.never}</p>;
  if (said !== null) {
    return (
      <p tabIndex={-1} ref={focusOn} className="text-ink-soft outline-none">
        {said}
      </p>
    );
  }
  const send = async () => {
    const sent = await submit(() => accountReviews.sendMailAgain(mail.id));
    if (sent?.ok === true) setSaid(sent.value === 'superseded' ? copy.why.superseded : copy.waits);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        tone="secondary"
        size="small"
        busy={busy}
        busyLabel={copy.sending}
        aria-label={copy.againTo(copy.names[mail.name], withoutDirectionControls(mail.to))}
        onClick={() => void send()}
      >
        {copy.again}
      </Button>
      {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
    </div>
  );
}

/** The mails that the sender gave up. Renders nothing while they load, or if there are none. */
export function FailedMails() {
  const { mail: copy } = useHealthCopy();
  const { accountReviews } = useReview();
  const { value, error, reload } = useRequest(null, accountReviews.failedMails);
  if (error === null && (value === null || value.mails.length === 0)) return null;
  const mailCell = ({ to, name }: FailedMail) => (
    <div className="grid justify-items-start gap-0.5 wrap-anywhere">
      <span>{name === null ? copy.unknown : copy.names[name]}</span>
      <span className="text-sm font-normal text-ink-soft">
        {to === '' ? copy.noAddress : <Address>{to}</Address>}
      </span>
    </div>
  );
  const actCell = (mail: FailedMail) => <SendAgain mail={mail} />;
  return (
    <Section heading={copy.heading}>
      <LoadFailure what={copy.failed} error={error} onRetry={reload} />
      {value !== null && (
        <DataTable
          caption={copy.heading}
          rows={value.mails}
          rowKey={({ id }) => id}
          shares="lg:grid-cols-[29%_42%_29%]"
          columns={[
            { key: 'mail', header: copy.columns.mail, cell: mailCell, naming: true },
            { key: 'why', header: copy.columns.why, cell: ({ failure }) => copy.why[failure] },
            { key: 'act', header: copy.columns.act, cell: actCell },
          ]}
        />
      )}
      {value?.more === true && <p className="text-ink-soft">{copy.more}</p>}
    </Section>
  );
}
