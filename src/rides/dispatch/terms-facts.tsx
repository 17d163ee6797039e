import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useDispatchCopy } from './dispatch-copy.ts';
import { useRideSettingsCopy } from '../shared/ride-settings-copy.ts';
import { Section } from '#ui/page/section.tsx';
import { amountOf, SETTING_UNITS } from '../firm/settings/typed-settings.ts';
import { Fact } from '#ui/data/fact.tsx';

const TERMS = ['wait', 'search', 'offer', 'release'] as const;

/** The times that have applied to the ride since it was booked (rides R8). */
export function TermsFacts({ terms }: Pick<Ride, 'terms'>) {
  const { terms: heading } = useDispatchCopy().ride;
  const copy = useRideSettingsCopy();
  return (
    <Section heading={heading}>
      <dl className="grid gap-3">
        {TERMS.map((term) => (
          <Fact key={term} term={copy.fields[term].label}>
            {copy.amounts[SETTING_UNITS[term]](amountOf(term, terms[term]))}
          </Fact>
        ))}
      </dl>
    </Section>
  );
}
