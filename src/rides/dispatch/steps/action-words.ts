import type { DispatchAction } from '#domain/rides/model/dispatch/dispatch-action.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { dispatch } from '../dispatch-copy.ts';
import type { stepWords } from './step-words-copy.ts';

interface ActionWords {
  readonly button: string;
  /** The accessible name, for some actions also the title of the dialog. */
  readonly of: (name: string) => string;
  readonly ask: (name: string) => string;
  readonly done: (name: string) => string;
}

/** The words for an action. Those of `take_back` depend on the ride's state. */
export function actionWords(
  { buttons, of, asks, done }: typeof dispatch.steps,
  back: typeof stepWords.back,
  action: DispatchAction,
  { state }: Pick<Ride, 'state'>,
): ActionWords {
  if (action === 'take_back') {
    const { asks: ask, ...words } =
      back[isEnded(state) ? 'ended' : state === 'in_progress' ? 'in_progress' : 'arrived'];
    return { ...words, ask };
  }
  // An action without a question of its own has its name as the title.
  return { button: buttons[action], of: of[action], ask: { ...of, ...asks }[action], done: done[action] };
}
