import { useProfileCopy } from './profile-copy.ts';
import { Section } from '#ui/page/section.tsx';
import { ContactDetails } from '#ui/page/contact-details.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { InServiceZone } from '#ui/zone/in-service-zone.tsx';
import { AccountSummary } from './account-summary.tsx';
import { LastDecision } from './last-decision.tsx';
import { AddressProof } from './address-proof.tsx';
import { NameForm } from './name-form.tsx';
import { OtherDevices } from './other-devices.tsx';
import { PasswordForm } from './password-form.tsx';

export function ProfileRoute() {
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
