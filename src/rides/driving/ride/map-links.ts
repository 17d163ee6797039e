import type { Place } from '#domain/rides/model/booking/place.ts';

/** A map app's name, with the address that starts it. */
export interface MapLink {
  readonly app: 'Map' | 'Apple' | 'Google' | 'Waze';
  readonly href: string;
}

/** `%20` instead of `+`, which some apps would search for. */
const query = (parameters: Record<string, string>) =>
  new URLSearchParams(parameters).toString().replaceAll('+', '%20');

/**
 * Links to a place in the device's own map apps (rides R17). Android asks which app to open; elsewhere each app has its own
 * address.
 */
export function mapLinks({ text, lat, lng }: Place, userAgent: string): readonly MapLink[] {
  const point = lat === undefined || lng === undefined ? null : `${lat},${lng}`;
  const target = point ?? text;
  if (userAgent.includes('Android')) {
    return [
      {
        app: 'Map',
        href: `geo:${point ?? '0,0'}?${query({ q: point === null ? text : `${point}(${text})` })}`,
      },
    ];
  }
  return [
    { app: 'Apple', href: `https://maps.apple.com/?${query({ daddr: target })}` },
    { app: 'Google', href: `https://www.google.com/maps/dir/?${query({ api: '1', destination: target })}` },
    {
      app: 'Waze',
      href: `https://waze.com/ul?${query({ ...(point === null ? { q: text } : { ll: point }), navigate: 'yes' })}`,
    },
  ];
}
