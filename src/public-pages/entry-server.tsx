import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createProductAccess } from '#core/product/product-access.ts';
import { Shell } from '#app/shell.tsx';
import { browser } from './browser-copy.ts';
import { loadTexts } from '#words/define-copy.ts';
import { LANGUAGES, type Language } from '#words/languages.ts';
import { ui } from '#words/ui-copy.ts';
import type { PublicPage } from '#core/navigation/public-page.ts';
import { PRERENDERED_PAGES, type PrerenderedPage } from './prerendered-pages.ts';
import { PublicContent } from './public-content.tsx';
import { createTakeOver } from './take-over.ts';
import { WaitingFrame, WaitingText } from '#ui/page/page-skeleton.tsx';

/** The classes that show only the text in the language of the page. */
const SHOWN: Readonly<Record<Language, string>> = {
  en: 'in-[:lang(de)]:hidden',
  de: 'hidden in-[:lang(de)]:inline',
};

const NOTICE_CLASSES = 'sticky bottom-0 bg-warning-soft p-4 text-center text-warning-ink';

const PAGES = import.meta.glob<PublicPage>(
  ['/src/public-pages/*-screen.tsx', '/src/accounts/*/*-screen.tsx', '!/src/accounts/{profile,review}/**'],
  { eager: true, import: 'page' },
);

/** One page as the build writes it. The markup begins with the elements that React hoists into the head. */
export interface RenderedPage extends PrerenderedPage {
  /** The page in English. */
  readonly markup: string;
  readonly translations: readonly { readonly language: Language; readonly markup: string }[];
}

function render({ path, screen, fits }: PrerenderedPage, language: Language): string {
  const page = PAGES[`/src/${screen}.tsx`];
  if (page === undefined) throw new Error(`There is no page in src/${screen}.tsx.`);
  const access = createProductAccess(() => Promise.reject(new Error('No product at build time')));
  // Any address works, because the markup does not contain the address.
  const pageLocation = { path, search: fits === 'with-address' ? { email: 'someone@example.com' } : {} };
  return renderToString(
    <Shell access={access} language={language}>
      <PublicContent page={page} pageLocation={pageLocation} takeOver={createTakeOver(access, () => {})} />
    </Shell>,
  );
}

/** Renders every prerendered page; the build calls it. */
export async function renderPages(): Promise<readonly RenderedPage[]> {
  await Promise.all(LANGUAGES.map(loadTexts));
  const others = LANGUAGES.filter((language) => language !== 'en');
  return PRERENDERED_PAGES.map((page) => ({
    ...page,
    markup: render(page, 'en'),
    translations: others.map((language) => ({ language, markup: render(page, language) })),
  }));
}

/**
 * The notices of a page whose code cannot run, because scripts are off or the browser is too old. Without scripts no
 * language can be chosen, so the notice about scripts is in all languages. `notice-old-browser.ts` chooses the language
 * of the notice for old browsers.
 */
export async function renderNotice(): Promise<string> {
  const german = await import('./browser-copy.de.ts');
  const texts: Readonly<Record<Language, typeof browser>> = { en: browser, de: german.texts };
  const inEach = (which: keyof typeof browser) =>
    LANGUAGES.map((language) => (
      <p key={language} lang={language}>
        {texts[language][which]}
      </p>
    ));
  return renderToStaticMarkup(
    <>
      <noscript>
        <div className={NOTICE_CLASSES}>{inEach('withoutScripts')}</div>
      </noscript>
      <div id="too-old" hidden role="alert" className={NOTICE_CLASSES}>
        {inEach('tooOld')}
      </div>
    </>,
  );
}

/** The first frame of an unknown page. It shows its texts in the language that the inline script in the head sets. */
export async function renderWaiting(behindSignIn: boolean): Promise<string> {
  const german = await import('#words/ui-copy.de.ts');
  const texts: Readonly<Record<Language, typeof ui>> = { en: ui, de: german.texts };
  return renderToStaticMarkup(
    <div className="hidden in-data-waiting:block">
      <WaitingFrame behindSignIn={behindSignIn}>
        {LANGUAGES.map((language) => (
          <span key={language} className={SHOWN[language]}>
            <WaitingText copy={texts[language]} />
          </span>
        ))}
      </WaitingFrame>
    </div>,
  );
}
