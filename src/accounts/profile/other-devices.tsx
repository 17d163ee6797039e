import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUser } from '#core/session/user-context.ts';
import { useProfileCopy } from './profile-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { Section } from '#ui/page/section.tsx';
import { SignOutElsewhereForm } from './sign-out-elsewhere-form.tsx';

/** Ends the sessions of all other devices (D35). The rules allow that to approved accounts only. */
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
