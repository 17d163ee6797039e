import { frameCopy } from '../../copy/frame.ts';
import { useCopy } from '../../copy/use-copy.ts';

/** Says why somebody is at their own dashboard and not where they wanted to go. */
export function NotYourRole() {
  const { notYourRole } = useCopy(frameCopy);
  return (
    <p className="rounded-control bg-accent-soft p-3 text-sm/5 text-accent-ink forced-colors:border">
      {notYourRole}
    </p>
  );
}
