import { useState } from 'react';
import { mapPlace } from '#domain/rides/model/booking/map-place.ts';
import type { Place } from '#domain/rides/model/basics/place.ts';
import { storeOnDevice, storedOnDevice } from '#core/session/device-storage.ts';
import { Button } from '#ui/actions/button.tsx';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { useLeaveFocus } from '#ui/actions/use-leave-focus.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';

/** A map app's name, with the address that starts it. */
interface MapLink {
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

/** The storage key of the driver's map app. */
const MAP_APP = 'map-app';

/** Copies the address for other navigation devices. */
function CopyAddress({ text }: { text: string }) {
  const { copyAddress, addressCopied, addressNotCopied } = useDrivingCopy().ride;
  const [copied, setCopied] = useState<{ readonly text: string; readonly done: boolean } | null>(null);
  const write = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ text, done: true });
    } catch {
      // The clipboard is blocked, or missing without TLS.
      setCopied({ text, done: false });
    }
  };
  const said = copied?.text === text ? (copied.done ? addressCopied : addressNotCopied) : '';
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => void write()}>
        {copyAddress}
      </Button>
      <output className="self-center text-sm text-ink-soft empty:sr-only">{said}</output>
    </>
  );
}

/** Offers all map apps again, and disappears. */
function AnotherApp({ onPress }: { onPress: () => void }) {
  const { anotherApp } = useDrivingCopy().ride;
  const button = useLeaveFocus<HTMLButtonElement>();
  return (
    <Button ref={button} tone="quiet" size="small" onClick={onPress}>
      {anotherApp}
    </Button>
  );
}

/**
 * Opens directions to a place in the device's map app. If there are several, the first press chooses: only that app is offered from then
 * on, until the driver wants another.
 */
export function WayThere({ to }: { to: Place }) {
  const copy = useDrivingCopy().ride;
  const [chosen, setChosen] = useState(() => storedOnDevice(MAP_APP));
  const choose = (app: string | null) => {
    storeOnDevice(MAP_APP, app);
    setChosen(app);
  };
  // Without a network the settings are unknown, and so is the town.
  const settings = useRides().serviceSettings.known();
  const links = mapLinks(settings === null ? to : mapPlace(to, settings), navigator.userAgent);
  const own = links.filter(({ app }) => app === chosen);
  const shown = own.length === 0 ? links : own;
  return (
    <div className="flex flex-wrap gap-2">
      <ul aria-label={copy.wayTo(to.text)} className="flex flex-wrap gap-2">
        {shown.map(({ app, href }) => (
          <li key={app}>
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses('secondary', 'small')}
              onClick={() => choose(app)}
            >
              {copy.apps[app]}
            </a>
          </li>
        ))}
      </ul>
      {shown.length < links.length && <AnotherApp onPress={() => choose(null)} />}
      <CopyAddress text={to.text} />
    </div>
  );
}
