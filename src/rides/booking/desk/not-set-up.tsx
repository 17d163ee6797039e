import { useBookingCopy } from './booking-copy.ts';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ContactDetails } from '#ui/page/contact-details.tsx';
import { Section } from '#ui/page/section.tsx';

export function NotSetUp({ onRetry }: { onRetry: () => void }) {
  const copy = useBookingCopy();
  return (
    <Section heading={copy.heading}>
      <EmptyState icon="clock" tone="warning" {...copy.notSetUp}>
        <div className="grid justify-items-center gap-4 text-left">
          <ContactDetails />
          <RetryButton onRetry={onRetry} />
        </div>
      </EmptyState>
    </Section>
  );
}
