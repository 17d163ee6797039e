import { LOGIN_AREAS } from '#domain/accounts/admission/login-area.ts';
import { JourneyPicture } from '../../../ui/brand/journey-picture.tsx';
import { paths, signInAreaPath } from '../../../core/navigation/paths.ts';
import { useHomeCopy } from '../../../copy/home.ts';
import { buttonClasses } from '../../../ui/actions/button-classes.ts';
import { useEarlyLoad } from '../../../ui/feedback/use-early-load.ts';
import { PublicFrame } from '../../../ui/page/public-frame.tsx';
import { PageIcon, RoleIcon } from '../../../ui/page-icon.tsx';

/** The home page for signed-out visitors: introduces the product and links to sign-in, sign-up and the login areas. */
export function HomeScreen() {
  const copy = useHomeCopy();
  useEarlyLoad();
  return (
    <PublicFrame title={copy.title}>
      <div className="grid grid-cols-1 gap-8">
        <div className="grid grid-cols-1 items-center gap-8 md:grid-cols-[1.1fr_1fr]">
          <div className="grid min-w-0 grid-cols-1 gap-5">
            <h1 className="text-display wrap-anywhere hyphens-auto lg:text-5xl">{copy.heading}</h1>
            <p className="max-w-prose text-lg text-ink-soft">{copy.lead}</p>
            <div className="flex flex-wrap gap-3">
              <a href={paths.signIn} className={buttonClasses()}>
                {copy.signIn}
              </a>
              <a href={paths.register} className={buttonClasses('secondary')}>
                {copy.signUp}
              </a>
            </div>
          </div>
          <div className="hidden overflow-hidden rounded-card bg-linear-to-br from-brand-from to-brand-to pt-10 shadow-card md:block forced-color-adjust-none">
            <JourneyPicture />
          </div>
        </div>
        <nav aria-label={copy.doors}>
          <ul className="grid grid-cols-1 gap-3 lg:grid-cols-3">
            {LOGIN_AREAS.map((area) => (
              <li key={area}>
                <a
                  href={signInAreaPath(area)}
                  className="group flex h-full flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-[min(1rem,5vw)] shadow-low hover:border-accent-ink focus-visible:-outline-offset-3"
                >
                  <span className="grid size-12 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
                    <RoleIcon role={area} large />
                  </span>
                  <span className="grid min-w-0 flex-1 basis-36 grid-cols-1 gap-0.5">
                    <span className="flex items-center gap-2 text-[min(1.125rem,9vw)] font-semibold">
                      <span className="min-w-0 wrap-anywhere hyphens-auto">{copy.areas[area].name}</span>
                      <span className="text-accent-ink transition-transform group-hover:translate-x-1 max-[16rem]:hidden">
                        <PageIcon name="arrow-right" />
                      </span>
                    </span>
                    <span className="text-sm text-ink-soft">{copy.areas[area].text}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </PublicFrame>
  );
}
