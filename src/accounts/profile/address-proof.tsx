import { useState } from 'react';
import { useSubmission } from '#core/forms/use-submission.ts';
import { useUser } from '#core/session/user-context.ts';
import { useLanguage } from '#words/language-context.ts';
import { useProfileCopy } from './profile-copy.ts';
import { ProofMail } from '#ui/actions/proof-mail.tsx';
import { Section } from '#ui/page/section.tsx';

/** For somebody who was approved without a proven address (D26). Renders nothing if it is proven. */
export function AddressProof() {
  const copy = useProfileCopy();
  const { email, provenAt } = useUser();
  const { language } = useLanguage();
  const { busy, failure, submit, finish } = useSubmission();
  const [mailedAt, setMailedAt] = useState<Date | null>(null);
  if (provenAt !== null) return null;

  const send = async () => {
    const sent = await submit(({ ownProfile }) => ownProfile.sendProof(language));
    finish();
    if (sent?.ok === true) setMailedAt(new Date());
  };
  return (
    <Section heading={copy.addressHeading}>
      <p className="text-ink-soft wrap-anywhere">{copy.address(email)}</p>
      <ProofMail
        email={email}
        mailedAt={mailedAt}
        failure={failure?.error ?? null}
        busy={busy}
        onSend={() => void send()}
      />
    </Section>
  );
}
