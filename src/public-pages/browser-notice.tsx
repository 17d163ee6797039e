import type { browser } from './browser-copy.ts';
import { LANGUAGES, type Language } from '#words/languages.ts';

interface BrowserNoticeProps {
  texts: Readonly<Record<Language, typeof browser>>;
}

const CLASSES = 'bg-warning-soft p-4 text-center text-warning-ink';

/**
 * What a page says first where its own code cannot run: scripts are turned off, or the browser is too old. Without scripts
 * nothing can choose the language, so that notice is in both; `notice-old-browser.ts` shows one language of the other.
 */
export function BrowserNotice({ texts }: BrowserNoticeProps) {
  const inEach = (which: keyof typeof browser) =>
    LANGUAGES.map((language) => (
      <p key={language} lang={language}>
        {texts[language][which]}
      </p>
    ));
  return (
    <>
      <noscript>
        <div className={CLASSES}>{inEach('withoutScripts')}</div>
      </noscript>
      <div id="too-old" hidden role="alert" className={CLASSES}>
        {inEach('tooOld')}
      </div>
    </>
  );
}
