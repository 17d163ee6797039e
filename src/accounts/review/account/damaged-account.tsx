import type { DamagedProfile } from '#domain/accounts/model/profile-assessment.ts';
import { useAccountsCopy } from '../accounts-copy.ts';
import { useHealthCopy } from '../health-copy.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Section } from '#ui/page/section.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { CopyRepairLink } from '../health/copy-repair-link.tsx';
import { DamagedRecordFacts } from './damaged-record-facts.tsx';

interface DamagedAccountProps {
  uid: string;
  profile: DamagedProfile;
}

/** What is wrong with a damaged record, and what to do about it. */
export function DamagedAccount({ uid, profile }: DamagedAccountProps) {
  const copy = useAccountsCopy().damaged;
  const { fieldMissing } = useHealthCopy();
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-title">{copy.title}</h1>
        <DamagedRecordFacts uid={uid} profile={profile} />
      </div>
      <Notice tone="warning">{copy.text}</Notice>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        <Section heading={copy.wrong}>
          <ul className="grid list-disc gap-1 pl-5">
            {profile.fields.map((field) => (
              <li key={field}>{fieldMissing(field)}</li>
            ))}
          </ul>
        </Section>
        <Section heading={copy.what}>
          <ol className="grid list-decimal gap-2 pl-5">
            {copy.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <CopyRepairLink email={profile.email} />
            <RouteLink to="/admin/health">{copy.health}</RouteLink>
          </p>
        </Section>
      </div>
    </>
  );
}
