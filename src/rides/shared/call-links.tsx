import type { ReactNode } from 'react';
import { callHref, textHref } from '#domain/shared/phone.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useRidesCopy } from './rides-copy.ts';
import { buttonClasses } from '#ui/actions/button-classes.ts';

interface Person {
  name: string;
  phone: string;
}

const BUTTON = buttonClasses('secondary', 'small');

interface CallLinkProps extends Person {
  className?: string;
  /** The content of the link; by default only the text “Call”. */
  children?: ReactNode;
}

export function CallLink({ name, phone, className = BUTTON, children }: CallLinkProps) {
  const copy = useRidesCopy();
  const label = copy.callFor(withoutDirectionControls(name));
  return (
    <a href={callHref(phone)} aria-label={label} className={className}>
      {children ?? copy.call}
    </a>
  );
}

interface CallLinksProps extends Person {
  /** Whether the page has the call link in another place. */
  callsElsewhere?: boolean;
}

export function CallLinks({ name, phone, callsElsewhere = false }: CallLinksProps) {
  const copy = useRidesCopy();
  const label = copy.textFor(withoutDirectionControls(name));
  const text = textHref(phone);
  return (
    <p className="flex flex-wrap items-center gap-3">
      {!callsElsewhere && <CallLink name={name} phone={phone} />}
      {text !== null && (
        <a href={text} aria-label={label} className={BUTTON}>
          {copy.text}
        </a>
      )}
      <span translate="no" className="tabular-nums">
        {phone}
      </span>
    </p>
  );
}
