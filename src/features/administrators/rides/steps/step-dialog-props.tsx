import { ErrorBox } from '../../../../ui/feedback/error-box.tsx';
import type { Asked } from './asked.ts';
import { NewsOfRide } from './news-of-ride.tsx';
import type { AskedStep } from './use-asked-step.ts';

type Step = Pick<AskedStep, 'busy' | 'news' | 'byOthers' | 'failure' | 'failureText' | 'refusal'>;

/** What every dialog about a ride has alike: what happened meanwhile, what went wrong, and what is in the way. */
export function stepDialogProps(asked: Asked, { busy, news, byOthers, failure, failureText, refusal }: Step) {
  return {
    draft: asked.draft,
    busy,
    refusal,
    onClose: asked.onClose,
    failure: (
      <>
        <NewsOfRide asked={asked} lines={byOthers} ref={news} />
        {failure !== null && failureText !== null && (
          <ErrorBox text={failureText} focusKey={failure.focusKey} />
        )}
      </>
    ),
  };
}
