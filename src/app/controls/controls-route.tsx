import { useEffect } from 'react';
import { PublicFrame } from '../../ui/page/public-frame.tsx';
import { controls as copy } from '../../copy/en/controls.ts';
import { useLanguage } from '../../copy/language/language-context.tsx';
import { BarControls } from './bar-controls.tsx';
import { BrandControls } from './brand-controls.tsx';
import { ButtonControls } from './button-controls.tsx';
import { ChoiceControls } from './choice-controls.tsx';
import { FeedbackControls } from './feedback-controls.tsx';
import { FieldControls } from './field-controls.tsx';
import { ListControls } from './list-controls.tsx';

/** Every control in every state, side by side. In development only, so its own texts are in English only. */
export function ControlsRoute() {
  const { language, choose } = useLanguage();
  useEffect(() => {
    if (language !== 'en') void choose('en');
  }, [language, choose]);
  return (
    <PublicFrame title={copy.title}>
      <div className="grid gap-6">
        <h1 className="text-display">{copy.title}</h1>
        <p className="text-ink-soft">{copy.lead}</p>
        <ButtonControls />
        <FieldControls />
        <ChoiceControls />
        <FeedbackControls />
        <BarControls />
        <ListControls />
        <BrandControls />
      </div>
    </PublicFrame>
  );
}
