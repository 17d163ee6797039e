import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useRidesCopy } from './rides-copy.ts';
import { buttonClasses } from '#ui/actions/button-classes.ts';

interface CallLinksProps {
  name: string;
  phone: string;
}

export function CallLinks({ name, phone }: CallLinksProps) {
  const copy = useRidesCopy();
  const dialled = phone.replaceAll(/[^+\d]/g, '');
  const who = withoutDirectionControls(name);
  return (
    <p className="flex flex-wrap items-center gap-3">
      <a
        href={`tel:${dialled}`}
        aria-label={copy.callFor(who)}
        className={buttonClasses('secondary', 'small')}
      >
        {copy.call}
      </a>
      <a
        href={`sms:${dialled}`}
        aria-label={copy.textFor(who)}
        className={buttonClasses('secondary', 'small')}
      >
        {copy.text}
      </a>
      <span className="tabular-nums">{phone}</span>
    </p>
  );
}
