import type { Place } from '#domain/rides/model/booking/place.ts';
import type { Replaced } from '#domain/rides/model/ride/replaced-by-edits.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useDispatchCopy } from './dispatch-copy.ts';
import { useRidesCopy } from '../shared/rides-copy.ts';

/** A place in words. Where the device gave the location, an edit may have changed that alone. */
const placeText = ({ text, lat, lng }: Place) =>
  withoutDirectionControls(text) + (lat === undefined ? '' : ` (${lat.toFixed(5)}, ${lng?.toFixed(5)})`);

/** What an edit has replaced (D44), a line for each part of the trip. */
export function WhatWas({ replaced: { was, changed } }: { replaced: Replaced }) {
  const copy = useDispatchCopy().ride.was;
  const { needs } = useRidesCopy();
  const lines = {
    from: () => copy.from(placeText(was.from)),
    to: () => copy.to(placeText(was.to)),
    people: () => copy.people(was.people),
    needs: () => copy.needs(was.needs.map((need) => needs[need]).join(', ')),
    note: () => copy.note(withoutDirectionControls(was.note)),
  };
  return changed.map((part) => (
    <p key={part} className="text-sm wrap-anywhere text-ink-soft">
      {lines[part]()}
    </p>
  ));
}
