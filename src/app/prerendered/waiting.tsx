import { WaitingFrame } from '../../ui/page/waiting-frame.tsx';
import type { Language } from '../../copy/language/languages.ts';

interface WaitingProps {
  behindSignIn: boolean;
  /** “Loading...” in each language. */
  loading: Readonly<Record<Language, string>>;
}

/** The neutral first frame. The inline script in the head has set the language by then, but the page is not known yet. */
export function Waiting({ behindSignIn, loading }: WaitingProps) {
  return (
    <div className="hidden in-data-waiting:block">
      <WaitingFrame behindSignIn={behindSignIn}>
        <span className="in-[:lang(de)]:hidden">{loading.en}</span>
        <span className="hidden in-[:lang(de)]:inline">{loading.de}</span>
      </WaitingFrame>
    </div>
  );
}
