import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { mapPlace } from '#domain/rides/model/booking/map-place.ts';
import type { Place } from '#domain/rides/model/basics/place.ts';
import { storeOnDevice, storedOnDevice } from '#core/session/device-storage.ts';
import { Button } from '#ui/actions/button.tsx';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { PageIcon } from '#ui/page-icon.tsx';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';

/** A map app's name, with the address that starts it. */
interface MapLink {
  readonly app: 'Map' | 'Apple' | 'Google' | 'Waze';
  readonly href: string;
}

/** Writes a space as `%20`, because some apps would search for a `+`. */
const query = (parameters: Record<string, string>) =>
  new URLSearchParams(parameters).toString().replaceAll('+', '%20');

/** Links to a place in map apps (rides R17). Android offers the device's apps; elsewhere each app has an address. */
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

interface WaysProps {
  ways: readonly MapLink[];
  onChoose: (app: MapLink['app']) => void;
}

function OtherWays({ ways, onChoose }: WaysProps) {
  const { apps } = useDrivingCopy().ride;
  return ways.map(({ app, href }) => (
    <li key={app}>
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses('secondary', 'small')}
        onClick={() => onChoose(app)}
      >
        {apps[app]}
      </a>
    </li>
  ));
}

/**
 * Opens directions to a place in the driver's map app, by one button. If there are several apps, the first press asks
 * which. The menu beside the button changes the app, and copies the address.
 */
export function WayThere({ to }: { to: Place }) {
  const copy = useDrivingCopy().ride;
  const [chosen, setChosen] = useState(() => storedOnDevice(MAP_APP));
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const main = useRef<HTMLAnchorElement>(null);
  const choose = (app: MapLink['app']) => {
    storeOnDevice(MAP_APP, app);
    // `flushSync` renders the link that gets the focus, because the pressed link disappears with the menu.
    flushSync(() => {
      setChosen(app);
      setOpen(false);
    });
    main.current?.focus();
  };
  // The settings, which name the town, may be unknown without a network.
  const settings = useRides().serviceSettings.known();
  const links = mapLinks(settings === null ? to : mapPlace(to, settings), navigator.userAgent);
  const [only, ...more] = links;
  const own = more.length === 0 ? only : links.find(({ app }) => app === chosen);
  const menuName = copy.otherWays(more.length > 0);
  const menu = { 'aria-expanded': isOpen, 'aria-controls': menuId, onClick: () => setOpen(!isOpen) };
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-2">
        {own === undefined ? (
          <Button tone="secondary" aria-label={`${copy.navigate}: ${copy.wayTo(to.text)}`} {...menu}>
            <span className="inline-flex items-center gap-1">
              {copy.navigate} <PageIcon name="chevron-down" />
            </span>
          </Button>
        ) : (
          <>
            <a
              ref={main}
              href={own.href}
              target="_blank"
              rel="noreferrer"
              aria-label={`${copy.apps[own.app]}: ${copy.wayTo(to.text)}`}
              className={buttonClasses('secondary')}
            >
              {copy.apps[own.app]}
            </a>
            <Button tone="quiet" aria-label={menuName} {...menu}>
              <PageIcon name="chevron-down" />
            </Button>
          </>
        )}
      </div>
      <ul id={menuId} aria-label={menuName} className="flex flex-wrap gap-2 empty:hidden">
        {isOpen && (
          <>
            <OtherWays ways={links.filter((link) => link !== own)} onChoose={choose} />
            <li>
              <CopyAddress text={to.text} />
            </li>
          </>
        )}
      </ul>
    </div>
  );
}
