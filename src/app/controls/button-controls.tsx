import { controls as copy } from '../../copy/en/controls.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Section } from '../../ui/page/section.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';

const TONES = ['primary', 'soft', 'secondary', 'quiet', 'danger'] as const;

/** Buttons and links. */
export function ButtonControls() {
  return (
    <Section heading={copy.buttons}>
      {TONES.map((tone) => (
        <div key={tone} className="flex flex-wrap items-center gap-3">
          <Button tone={tone}>{copy.save}</Button>
          <Button tone={tone} size="small">
            {copy.save}
          </Button>
          <Button tone={tone} busy busyLabel={copy.saving}>
            {copy.save}
          </Button>
          <Button tone={tone} disabled>
            {copy.save}
          </Button>
        </div>
      ))}
      <p className="flex flex-wrap gap-6">
        <TextLink href="/controls">{copy.link}</TextLink>
        <TextLink href="/controls" quiet>
          {copy.quietLink}
        </TextLink>
      </p>
    </Section>
  );
}
