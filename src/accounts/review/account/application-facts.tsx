import type { Application } from '#domain/accounts/model/application.ts';
import { useAccountsCopy } from '../accounts-copy.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';

/** What an applicant said, in a row of the queue; renders nothing if that is nothing. */
export function ApplicationFacts({ application }: { application: Application }) {
  const copy = useAccountsCopy();
  const { phone, licence, message } = application;
  return (
    <>
      {(phone !== undefined || licence !== undefined) && (
        <span className="flex flex-wrap gap-x-3 text-sm font-normal text-ink-soft">
          {phone !== undefined && <span>{copy.phoneOf(phone)}</span>}
          {licence !== undefined && <span>{copy.licenceOf(withoutDirectionControls(licence))}</span>}
        </span>
      )}
      {message !== undefined && (
        <q dir="auto" className="line-clamp-2 text-sm font-normal text-ink-soft italic">
          {message}
        </q>
      )}
    </>
  );
}
