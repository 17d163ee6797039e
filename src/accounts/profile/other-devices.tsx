import { useRef, useState, useEffect, useEffectEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from '#core/forms/use-form.ts';
import { useUser } from '#core/session/user-context.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PasswordOwner } from '#ui/fields/password-owner.tsx';
import { Section } from '#ui/page/section.tsx';
import { useProfileCopy } from './profile-copy.ts';
import { withAccountForms } from '../with-account-forms.ts';

interface SignOutElsewhereFormProps {
  onCancel: () => void;
  onDone: () => void;
}

/** Asks for the password. A new sign-in makes this session the newest. Only the newest stays valid. */
function SignOutElsewhereForm({ onCancel, onDone }: SignOutElsewhereFormProps) {
  const copy = useProfileCopy();
  const textOf = useErrorText(copy.devicesErrors);
  const { email } = useUser();
  const form = useForm(
    ['password'],
    {
      fieldOf: ({ code }) =>
        code === 'password-required' || code === 'invalid-credentials' ? 'password' : null,
      textOf,
    },
    'leaves',
  );
  const begin = useEffectEvent(() => form.control('password')?.focus());
  useEffect(() => begin(), []);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const typed = form.typed('password');
    if (form.refuses([typed === '' ? { code: 'password-required' } : null])) return;
    const ended = await form.submit(async (product) => {
      const signedOut = await withAccountForms(product, ({ ownProfile }) =>
        ownProfile.signOutElsewhere(typed),
      );
      if (signedOut.ok) void product.rides.loaded()?.notifications.renew();
      return signedOut;
    });
    if (ended?.ok === true) onDone();
  };

  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-3">
      {form.failure !== null && (
        <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
      <PasswordOwner email={email} />
      <PasswordField
        {...form.field('password')}
        id="password-for-devices"
        label={copy.devicesPassword}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={form.busy} busyLabel={copy.signingOutElsewhere}>
          {copy.signOutElsewhere}
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Ends the sessions of all other devices (D35). The rules allow this to approved accounts only. */
export function OtherDevices() {
  const copy = useProfileCopy();
  const user = useUser();
  const toast = useToast();
  const opener = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  if (user.status !== 'approved') return null;

  const close = () => {
    flushSync(() => setAsking(false));
    opener.current?.focus();
  };
  return (
    <Section heading={copy.devicesHeading}>
      <p className="text-ink-soft">{copy.devices}</p>
      {asking ? (
        <SignOutElsewhereForm
          onCancel={close}
          onDone={() => {
            close();
            toast({ tone: 'success', title: copy.devicesSignedOut, text: copy.devicesSignedOutText });
          }}
        />
      ) : (
        <div className="grid sm:justify-start">
          <Button ref={opener} tone="secondary" onClick={() => setAsking(true)}>
            {copy.signOutElsewhere}
          </Button>
        </div>
      )}
    </Section>
  );
}
