import { typedText } from '../../../shared/typed-text.ts';
import { landmarkPlace } from '../firm/landmark.ts';
import { LONGEST_AREA } from '../ride-limits.ts';
import type { Place } from './place.ts';

/**
 * What drivers see of a place before they take the ride (rides R33): the landmark that it begins with; otherwise the part
 * after the last comma, usually the district, without words that contain digits. May be empty. `landmarks` as stored.
 */
export function areaOf({ text }: Place, landmarks: readonly string[]): string {
  const written = text.toLowerCase();
  const names = landmarks.map((stored) => landmarkPlace(stored).text);
  const landmark = names.find((name) => written.startsWith(name.toLowerCase()));
  const district = text.slice(text.lastIndexOf(',') + 1).split(/\s+/);
  const area = landmark ?? district.filter((word) => !/\d/.test(word)).join(' ');
  return typedText(area.slice(0, LONGEST_AREA));
}
