import { WaitingFrame } from '#ui/page/waiting-frame.tsx';
import { WaitingText } from '#ui/page/waiting-text.tsx';
import type { Language } from '#words/languages.ts';
import type { ui } from '#words/ui.ts';

interface WaitingProps {
  behindSignIn: boolean;
  texts: Readonly<Record<Language, typeof ui>>;
}

/** The neutral first frame. By then the inline script in the head has set the language, but the page is not known yet. */
export function Waiting({ behindSignIn, texts }: WaitingProps) {
  return (
    <div className="hidden in-data-waiting:block">
      <WaitingFrame behindSignIn={behindSignIn}>
        <span className="in-[:lang(de)]:hidden">
          <WaitingText copy={texts.en} />
        </span>
        <span className="hidden in-[:lang(de)]:inline">
          <WaitingText copy={texts.de} />
        </span>
      </WaitingFrame>
    </div>
  );
}
