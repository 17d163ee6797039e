import { useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { isAdministrator } from '#domain/accounts/model/role.ts';
import { initialsOf } from '#core/text/initials.ts';
import { displayName } from '#core/text/display-name.ts';
import { useFrameCopy } from '#words/frame.ts';
import { adminPaths } from '#core/navigation/admin-paths.ts';
import { paths } from '#core/navigation/paths.ts';
import { useUser } from '#core/session/user-context.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Address } from '#ui/data/address.tsx';
import { SignOutButton } from '#ui/page/sign-out-button.tsx';

/**
 * Shows who is signed in, with the sign-out button and, for administrators, links to their profile and to the decisions. It
 * is a native popover, so the browser closes it on Escape or a press elsewhere and returns the focus. It opens at the lower
 * edge of the header, which stays in view on wide screens and scrolls away on phones.
 */
export function AccountMenu() {
  const copy = useFrameCopy();
  const user = useUser();
  const id = useId();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="grid size-10 place-items-center rounded-full bg-accent-soft text-sm font-bold text-accent-ink hover:bg-accent hover:text-on-accent touch:size-11 forced-colors:border"
      >
        {initialsOf(displayName(user))} <span className="sr-only">{copy.account}</span>
      </button>
      <div
        // A new key closes the menu on every other page.
        key={path}
        id={id}
        popover="auto"
        className="absolute inset-auto top-16 right-4 m-0 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-4 text-ink shadow-card md:fixed md:right-[max(1.5rem,calc((100vw-72rem)/2+1.5rem))]"
      >
        {user.name !== null && (
          <p className="font-semibold wrap-anywhere">
            <bdi>{user.name}</bdi>
          </p>
        )}
        <p className="text-sm wrap-anywhere text-ink-soft">
          <Address>{user.email}</Address>
        </p>
        <div className="mt-3 grid justify-items-start gap-3 border-t border-line pt-3">
          {/* Links that the administrators' navigation has no room for on a phone. */}
          {isAdministrator(user.role) && user.status === 'approved' && (
            <div className="flex sm:hidden">
              <TextLink href={adminPaths.activity}>{copy.activity}</TextLink>
            </div>
          )}
          {isAdministrator(user.role) && <TextLink href={paths.profile}>{copy.profile}</TextLink>}
          <SignOutButton />
        </div>
      </div>
    </>
  );
}
