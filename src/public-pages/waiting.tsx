import { WaitingFrame } from '#ui/page/waiting-frame.tsx';
import { WaitingText } from '#ui/page/waiting-text.tsx';
import { LANGUAGES, type Language } from '#words/languages.ts';
import type { ui } from '#words/ui-copy.ts';

interface WaitingProps {
  behindSignIn: boolean;
  texts: Readonly<Record<Language, typeof ui>>;
}

/** Where the page's language is another one, English is hidden. */
const SHOWN: Readonly<Record<Language, string>> = {
  en: 'in-[:lang(de)]:hidden',
  de: 'hidden in-[:lang(de)]:inline',
};

/** The neutral first frame. By then the inline script in the head has set the language, but the page is not known yet. */
export function Waiting({ behindSignIn, texts }: WaitingProps) {
  return (
    <div className="hidden in-data-waiting:block">
      <WaitingFrame behindSignIn={behindSignIn}>
        {LANGUAGES.map((language) => (
          <span key={language} className={SHOWN[language]}>
            <WaitingText copy={texts[language]} />
          </span>
        ))}
      </WaitingFrame>
    </div>
  );
}
