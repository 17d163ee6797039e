import { useLocation } from '@tanstack/react-router';
import { isAdministrator } from '#domain/accounts/model/role.ts';
import { useFrameCopy } from '#words/frame.ts';
import { useUiCopy } from '#words/ui.ts';
import { Logo } from '#ui/brand/logo.tsx';
import { adminPaths } from '#core/navigation/admin-paths.ts';
import { homeOf } from '#core/navigation/home-of.ts';
import { paths } from '#core/navigation/paths.ts';
import { useUser } from '#core/session/user-context.ts';
import { AccountMenu } from './account-menu.tsx';

/** A navigation link. The current page, or the list that it belongs to, is marked both visually and for screen readers. */
function NavigationLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: string;
}) {
  const current = useLocation({
    select: ({ pathname }) => (pathname === href ? 'page' : pathname.startsWith(`${href}/`)),
  });
  return (
    <li className={className}>
      <a
        href={href}
        aria-current={current || undefined}
        className="inline-flex min-h-10 items-center rounded-lg px-3 max-[26rem]:px-1.5 font-semibold text-ink-soft hover:bg-raised hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent-ink touch:min-h-11 forced-colors:aria-[current]:underline"
      >
        {children}
      </a>
    </li>
  );
}

export function AppHeader() {
  const copy = useFrameCopy();
  const { product } = useUiCopy();
  const { role, status } = useUser();
  const home = homeOf(role);
  return (
    <header className="z-20 border-b border-line bg-surface md:sticky md:top-0">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2.5 sm:px-6">
        <div className="flex items-center gap-3">
          <Logo />
          <span aria-hidden="true" className="hidden text-lg font-bold tracking-tight lg:block">
            {product}
          </span>
        </div>
        <nav
          aria-label={copy.menu}
          className="order-last -mx-3 grow basis-full max-[26rem]:-mx-1.5 md:order-none md:mx-0 md:grow-0 md:basis-auto"
        >
          {/* On a phone many links share one line, in smaller letters, to leave room for the page. */}
          <ul className="flex flex-wrap text-sm max-[26rem]:has-[>:nth-child(5)]:text-xs md:gap-1">
            {home !== paths.home && (
              <NavigationLink href={home}>
                {isAdministrator(role) ? copy.review : copy.dashboard}
              </NavigationLink>
            )}
            {role === 'passenger' && (
              <NavigationLink href={paths.passengerRides}>{copy.rides}</NavigationLink>
            )}
            {role === 'driver' && <NavigationLink href={paths.driverRides}>{copy.rides}</NavigationLink>}
            {isAdministrator(role) && status === 'approved' && (
              <>
                <NavigationLink href={adminPaths.rides}>{copy.rides}</NavigationLink>
                <NavigationLink href={adminPaths.fleet}>{copy.fleet}</NavigationLink>
                {/* It would take a second line on a phone, where the account menu has it. */}
                <NavigationLink href={adminPaths.activity} className="max-sm:hidden">
                  {copy.activity}
                </NavigationLink>
                <NavigationLink href={adminPaths.settings}>{copy.settings}</NavigationLink>
                <NavigationLink href={adminPaths.health}>{copy.health}</NavigationLink>
              </>
            )}
            {!isAdministrator(role) && <NavigationLink href={paths.profile}>{copy.profile}</NavigationLink>}
          </ul>
        </nav>
        <div className="ml-auto">
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
