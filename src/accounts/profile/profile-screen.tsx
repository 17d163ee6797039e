import { type SubmitEvent, Fragment, useState } from 'react';
import { flushSync } from 'react-dom';
import { MOST_RENAMES } from '#domain/accounts/model/account-limits.ts';
import { parseName } from '#domain/shared/people/name.ts';
import { isKnownRole } from '#domain/shared/people/role.ts';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { atFields, useForm } from '#core/forms/use-form.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { useUser } from '#core/session/user-context.ts';
import { useLanguage } from '#words/language-context.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { ProofMail } from '../proof/proof-mail.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PasswordOwner } from '#ui/fields/password-owner.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { NewPasswordField, passwordProblem, usePasswordPolicy } from '../new-password/new-password-field.tsx';
import { ContactDetails } from '#ui/page/contact-details.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { InServiceZone } from '#ui/zone/in-service-zone.tsx';
import { AccountSummary, LastDecision } from './account-summary.tsx';
import { OtherDevices } from './other-devices.tsx';
import { useProfileCopy } from './profile-copy.ts';
import { withAccountForms } from '../with-account-forms.ts';

/** Sends the mail for proving the address, if the user has not proven it yet (D26). */
function AddressProof() {
  const copy = useProfileCopy();
  const { email, provenAt } = useUser();
  const { language } = useLanguage();
  const { busy, failure, submit } = useSubmission();
  const [mailedAt, setMailedAt] = useState<Date | null>(null);
  if (provenAt !== null) return null;

  const send = async () => {
    const sent = await submit((product) =>
      withAccountForms(product, ({ ownProfile }) => ownProfile.sendProof(language)),
    );
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

/** An error, and the password field that shows it. If `field` is missing, `FIELDS_OF` names the field for the code. */
type PasswordError = AccountFailure & { readonly field?: 'current' | 'next' };
const FIELDS_OF: Partial<Record<AccountFailure['code'], 'current' | 'next'>> = {
  'invalid-credentials': 'current',
  'weak-password': 'next',
};

function PasswordForm() {
  const copy = useProfileCopy();
  const textOf = useErrorText(copy.passwordErrors);
  const { email } = useUser();
  const toast = useToast();
  // A new key resets the fields and the checklist.
  const [round, setRound] = useState(0);
  const { policy, loadPolicy } = usePasswordPolicy();
  const form = useForm(['current', 'next'], {
    fieldOf: ({ code, field }: PasswordError) => field ?? FIELDS_OF[code] ?? null,
    textOf,
  });

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const [current, next] = [form.typed('current'), form.typed('next')];
    const problem = passwordProblem(policy, next);
    const isRefused = form.refuses([
      current === '' ? { code: 'password-required', field: 'current' } : null,
      problem && { ...problem, field: 'next' },
    ]);
    if (isRefused) return;
    const changed = await form.submit(async (product) => {
      const saved = await withAccountForms(product, ({ ownProfile }) =>
        ownProfile.changePassword(current, next),
      );
      if (saved.ok) void product.rides.loaded()?.notifications.renew();
      return saved;
    });
    if (changed?.ok !== true) return;
    // The fields of a new round are new elements, so the focused field is found by its id.
    const id = document.activeElement?.id ?? '';
    flushSync(() => setRound(round + 1));
    document.getElementById(id)?.focus();
    toast({ tone: 'success', title: copy.passwordSaved, text: copy.passwordSavedText });
  };

  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-3">
      {form.failure !== null && (
        <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
      <Fragment key={round}>
        <PasswordOwner email={email} />
        <PasswordField
          {...form.field('current')}
          id="current-password"
          label={copy.current}
          autoComplete="current-password"
          onFocus={loadPolicy}
        />
        <NewPasswordField
          {...form.field('next')}
          id="new-password"
          label={copy.next}
          policy={policy}
          problem={form.problemOf('next')}
          onUse={loadPolicy}
        />
      </Fragment>
      <div className="grid sm:justify-start">
        <Button type="submit" busy={form.busy} busyLabel={copy.saving}>
          {copy.savePassword}
        </Button>
      </div>
    </form>
  );
}

/** Changes the user's name. The rules limit who may change it, and how often. A hint says why a name is locked. */
function NameForm() {
  const copy = useProfileCopy();
  const textOf = useErrorText();
  const user = useUser();
  const toast = useToast();
  const form = useForm(['name'], atFields(textOf));
  const usedUp = user.formerNames.length >= MOST_RENAMES;
  const locked = user.status !== 'approved' || usedUp;
  const seenBy = isKnownRole(user.role) ? `${copy.nameHint} ${copy.nameSeenBy[user.role]}` : copy.nameHint;

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (locked) return;
    const typed = form.typed('name');
    const parsed = parseName(typed);
    if (form.refuses([parsed.ok ? null : parsed.error])) return;
    const saved = await form.submit((product) =>
      withAccountForms(product, ({ ownProfile }) => ownProfile.rename(typed)),
    );
    if (saved?.ok !== true) return;
    const name = form.control('name');
    if (name) name.value = saved.value;
    toast({ tone: 'success', title: copy.nameSaved, text: copy.nameSavedText(saved.value) });
  };

  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-3">
      {form.failure !== null && (
        <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
      <TextField
        {...form.field('name')}
        id="name"
        label={copy.name}
        hint={usedUp ? copy.nameUsedUp : locked ? copy.nameLocked : seenBy}
        autoComplete="name"
        autoCapitalize="words"
        required
        defaultValue={user.name ?? ''}
        readOnly={locked || form.busy}
      />
      {!locked && (
        <div className="grid sm:justify-start">
          <Button type="submit" busy={form.busy} busyLabel={copy.saving}>
            {copy.saveName}
          </Button>
        </div>
      )}
    </form>
  );
}

export function ProfileScreen() {
  const copy = useProfileCopy();
  return (
    <TitledPage title={copy.title} lead={copy.lead}>
      <InServiceZone>
        <div className="grid gap-4 md:grid-cols-[1.3fr_1fr] md:gap-6">
          <div className="grid content-start gap-4 md:gap-6">
            <Section heading={copy.nameHeading}>
              <NameForm />
            </Section>
            <Section heading={copy.passwordHeading}>
              <PasswordForm />
            </Section>
            <OtherDevices />
          </div>
          <div className="grid content-start gap-4 md:gap-6">
            <AccountSummary />
            <AddressProof />
            <LastDecision />
            <Section heading={copy.leavingHeading}>
              <p className="text-ink-soft">{copy.leaving}</p>
              <ContactDetails />
            </Section>
          </div>
        </div>
      </InServiceZone>
    </TitledPage>
  );
}
