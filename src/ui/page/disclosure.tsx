import { useId, useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { PageIcon } from '../page-icon.tsx';

interface DisclosureProps {
  /** The content and its amount, such as “17 for later”. */
  label: string;
  /** Whether the part is open before the first press. */
  open: boolean;
  children: ReactNode;
}

/** A part of a page that can be opened. Closed content is not rendered. */
export function Disclosure({ label, open, children }: DisclosureProps) {
  const id = useId();
  const [chosen, choose] = useState<boolean | null>(null);
  const shown = chosen ?? open;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="-mx-3.5">
        <Button
          tone="quiet"
          size="small"
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => choose(!shown)}
        >
          <span className="inline-flex items-center gap-1">
            {label}{' '}
            <span className={shown ? 'rotate-180' : undefined}>
              <PageIcon name="chevron-down" />
            </span>
          </span>
        </Button>
      </div>
      <div id={id} className="empty:hidden">
        {shown && children}
      </div>
    </div>
  );
}
