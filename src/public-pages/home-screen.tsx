import { LOGIN_AREAS } from '#domain/accounts/model/login-area.ts';
import { JourneyPicture } from '#ui/brand/journey-picture.tsx';
import { paths, signInAreaPath } from '#core/navigation/paths.ts';
import { useHomeCopy } from '#words/home-copy.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { useEarlyLoad } from '#ui/feedback/use-early-load.ts';
import { PublicFrame } from '#ui/page/public-frame.tsx';
import type { PublicPage } from '#core/navigation/public-page.ts';

/** The home page for signed-out visitors: it introduces the product, and links to sign-in, sign-up and login areas. */
export function HomeScreen() {
  const copy = useHomeCopy();
  useEarlyLoad();
  return (
    <PublicFrame title={copy.title}>
      <div className="grid grid-cols-1 items-center gap-8 md:grid-cols-[1.1fr_1fr]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <h1 className="text-display wrap-anywhere hyphens-auto lg:text-5xl">{copy.heading}</h1>
          <p className="max-w-prose text-lg text-ink-soft">{copy.lead}</p>
          <div className="flex flex-wrap gap-3">
            <a href={paths.register} className={buttonClasses()}>
              {copy.signUp}
            </a>
            <a href={paths.signIn} className={buttonClasses('secondary')}>
              {copy.signIn}
            </a>
          </div>
          <nav aria-label={copy.doors}>
            <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm touch:gap-y-0">
              <li aria-hidden="true" className="text-ink-soft">
                {copy.doors}
              </li>
              {LOGIN_AREAS.map((area) => (
                <li key={area}>
                  <TextLink href={signInAreaPath(area)}>{copy.areas[area]}</TextLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="overflow-hidden rounded-card bg-linear-to-br from-brand-from to-brand-to pt-10 shadow-card forced-color-adjust-none">
          <JourneyPicture />
        </div>
      </div>
    </PublicFrame>
  );
}

export const page: PublicPage = { Screen: HomeScreen, signedOutOnly: true };
