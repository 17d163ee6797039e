import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useRidesCopy } from './rides-copy.ts';
import { buttonClasses } from '#ui/actions/button-classes.ts';

interface CallLinksProps {
  name: string;
  phone: string;
  /** How the link that calls looks; `null` if the page has it in another place. */
  calling?: string | null;
}

const dialled = (phone: string) => phone.replaceAll(/[^+\d]/g, '');

const BUTTON = buttonClasses('secondary', 'small');

export function CallLink({ name, phone, calling = BUTTON }: CallLinksProps) {
  const copy = useRidesCopy();
  const label = copy.callFor(withoutDirectionControls(name));
  return (
    calling !== null && (
      <a href={`tel:${dialled(phone)}`} aria-label={label} className={calling}>
        {copy.call}
      </a>
    )
  );
}

export function CallLinks(props: CallLinksProps) {
  const copy = useRidesCopy();
  const label = copy.textFor(withoutDirectionControls(props.name));
  return (
    <p className="flex flex-wrap items-center gap-3">
      <CallLink {...props} />
      <a href={`sms:${dialled(props.phone)}`} aria-label={label} className={BUTTON}>
        {copy.text}
      </a>
      <span className="tabular-nums">{props.phone}</span>
    </p>
  );
}
