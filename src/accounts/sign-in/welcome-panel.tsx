import { useSignInCopy } from './sign-in-copy.ts';
import { Logo } from '#ui/brand/logo.tsx';
import { JourneyPicture } from '#ui/brand/journey-picture.tsx';

/**
 * A welcome beside a form, on medium and larger screens only. It is no landmark and has no heading, because the page
 * begins with the form's heading.
 */
export function WelcomePanel() {
  const { panel } = useSignInCopy();
  return (
    <div className="relative isolate hidden min-h-150 flex-col overflow-hidden bg-linear-to-br from-brand-from to-brand-to p-10 text-white md:flex">
      <div aria-hidden="true" className="mb-6 forced-colors:hidden">
        <Logo size="large" white linked={false} />
      </div>
      <p className="text-display text-balance">{panel.heading}</p>
      <p className="mt-3 max-w-sm text-base/7">{panel.text}</p>
      {/* The mask removes the stars behind the text, where a star would look like an apostrophe. It keeps the moon. */}
      <div className="absolute inset-x-0 bottom-0 -z-10 forced-colors:hidden mask-[linear-gradient(transparent_20%,#000_25%),linear-gradient(90deg,transparent_76%,#000_80%)]">
        <JourneyPicture />
      </div>
    </div>
  );
}
