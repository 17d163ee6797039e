import { useLocation, useRouter } from '@tanstack/react-router';
import { mayDispatch, mayReview } from '#domain/shared/people/powers.ts';
import { isAdministrator } from '#domain/shared/people/role.ts';
import { classNames } from '#ui/class-names.ts';
import { useFrameCopy } from '#words/frame-copy.ts';
import { useUiCopy } from '#words/ui-copy.ts';
import { Logo } from '#ui/brand/logo.tsx';
import { adminPaths } from '#core/navigation/admin-paths.ts';
import { homeOf } from '#core/navigation/home-of.ts';
import { paths } from '#core/navigation/paths.ts';
import { useUser } from '#core/session/user-context.ts';
import { useEffect, useId, useRef } from 'react';
import { displayName } from '#core/text/display-name.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Address } from '#ui/data/address.tsx';
import { Preferences } from '#ui/page/preferences.tsx';
import { SignOutButton } from '#ui/page/sign-out-button.tsx';

/** The first character of a word, with its combining marks. */
const FIRST = /^.\p{M}*/u;

/** The first letters of the first and the last word of a name, in capitals. */
export function initialsOf(name: string): string {
  const words = name.split(' ').filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word) => FIRST.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/**
 * A popover at the header's lower edge. On Escape or a press elsewhere the browser closes it and restores the focus.
 */
function AccountMenu() {
  const copy = useFrameCopy();
  const user = useUser();
  const id = useId();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="grid size-9 place-items-center rounded-full bg-accent-soft text-sm font-bold text-accent-ink hover:bg-accent hover:text-on-accent touch:size-11 forced-colors:border"
      >
        {initialsOf(displayName(user))} <span className="sr-only">{copy.account}</span>
      </button>
      <div
        // A navigation changes the key, so the menu closes.
        key={path}
        id={id}
        popover="auto"
        className="absolute inset-auto top-12 right-4 m-0 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-4 text-ink shadow-card md:tall:fixed md:right-[max(1.5rem,calc((100vw-var(--frame))/2+1.5rem))]"
      >
        {user.name !== null && (
          <p className="font-semibold wrap-anywhere">
            <bdi translate="no">{user.name}</bdi>
          </p>
        )}
        <p className="text-sm wrap-anywhere text-ink-soft">
          <Address>{user.email}</Address>
        </p>
        <div className="mt-3 grid justify-items-start gap-3 border-t border-line pt-3">
          {isAdministrator(user.role) && <TextLink href={paths.profile}>{copy.profile}</TextLink>}
          <Preferences />
          <SignOutButton />
        </div>
      </div>
    </>
  );
}

/** A link of the menu. It is marked as current on its own page and on pages below that page's path. */
function NavigationLink({ href, children }: { href: string; children: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const current = useLocation({
    select: ({ pathname }) => (pathname === href ? 'page' : pathname.startsWith(`${href}/`)),
  });
  useEffect(() => {
    const shown = link.current;
    if (current === false || shown === null) return undefined;
    // Not all links fit on a phone. So the row scrolls to the link of the current page as soon as that link has a size.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      shown.scrollIntoView({ block: 'nearest', inline: 'center' });
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, [current]);
  return (
    <li>
      <a
        ref={link}
        href={href}
        aria-current={current || undefined}
        className="inline-flex min-h-9 items-center rounded-lg px-3 max-[26rem]:px-2 font-semibold text-ink-soft hover:bg-raised hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent-ink touch:min-h-11 forced-colors:aria-[current]:underline"
      >
        {children}
      </a>
    </li>
  );
}

/** Listens for administrators' keys of navigation if `wanted`. The code of the keys loads after the page. */
function useGoKeys(wanted: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!wanted) return undefined;
    let end = () => {};
    let isWanted = true;
    const listen = async () => {
      try {
        const { listenForGoKeys } = await import('./go-keys.ts');
        if (isWanted) end = listenForGoKeys((href) => void router.navigate({ href }));
      } catch {
        // Without these keys, links lead to the same pages.
      }
    };
    void listen();
    return () => {
      isWanted = false;
      end();
    };
  }, [wanted, router]);
}

export function AppHeader() {
  const copy = useFrameCopy();
  const { product } = useUiCopy();
  const user = useUser();
  const { role } = user;
  const home = homeOf(role);
  const [reviews, dispatches] = [mayReview(user), mayDispatch(user)];
  const hasPowers = reviews || dispatches;
  useGoKeys(hasPowers);
  return (
    // An administrator's header has the same width on every page, so its links stay in place.
    <header
      className={classNames(
        'z-20 border-b border-line bg-surface md:tall:sticky md:top-0',
        hasPowers && '[--frame:var(--wide)]',
      )}
    >
      <div className="mx-auto flex h-[calc(3rem-1px)] max-w-(--frame) items-center gap-x-3 px-4 sm:px-6 md:gap-x-6">
        <Logo size="small" />
        {/* Below 96rem, an administrator's links and a toast leave no room for this name. */}
        <span
          aria-hidden="true"
          className={classNames('hidden font-bold tracking-tight', hasPowers ? '2xl:block' : 'lg:block')}
        >
          {product}
        </span>
        <nav aria-label={copy.menu} className="min-w-0">
          <ul
            className={classNames(
              'flex overflow-x-auto text-sm md:gap-1',
              // On the narrowest phones, three links do not fit. There, and for administrators, the row can scroll.
              isAdministrator(role) ? 'scroll-edges max-2xl:[&_a]:px-2' : 'max-[22rem]:scroll-edges',
            )}
          >
            {home !== paths.home && (reviews || !dispatches) && (
              <NavigationLink href={home}>
                {isAdministrator(role) ? copy.review : copy.dashboard}
              </NavigationLink>
            )}
            {role === 'passenger' && (
              <NavigationLink href={paths.passengerRides}>{copy.rides}</NavigationLink>
            )}
            {role === 'driver' && <NavigationLink href={paths.driverRides}>{copy.rides}</NavigationLink>}
            {dispatches && (
              <>
                <NavigationLink href={adminPaths.rides}>{copy.rides}</NavigationLink>
                <NavigationLink href={adminPaths.plan}>{copy.plan}</NavigationLink>
                <NavigationLink href={adminPaths.standing}>{copy.standing}</NavigationLink>
                <NavigationLink href={adminPaths.customers}>{copy.customers}</NavigationLink>
                <NavigationLink href={adminPaths.fleet}>{copy.fleet}</NavigationLink>
                <NavigationLink href={adminPaths.takings}>{copy.books}</NavigationLink>
              </>
            )}
            {reviews && <NavigationLink href={adminPaths.activity}>{copy.activity}</NavigationLink>}
            {dispatches && <NavigationLink href={adminPaths.settings}>{copy.settings}</NavigationLink>}
            {reviews && role === 'system_admin' && (
              <NavigationLink href={adminPaths.health}>{copy.health}</NavigationLink>
            )}
            {!isAdministrator(role) && <NavigationLink href={paths.profile}>{copy.profile}</NavigationLink>}
          </ul>
        </nav>
        {/* Screen readers need the region to exist before its text. */}
        <div data-toast-place="" aria-live="polite" className="-mr-3 -ml-4 min-w-0 flex-1" />
        <div>
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
