import type { DispatchAction } from '#domain/rides/model/dispatch/dispatch-action.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { dispatch } from '../dispatch-copy.ts';
import type { stepDialogs } from './step-dialogs-copy.ts';

interface ActionWords {
  readonly button: string;
  /** Its accessible name, and of some the title of the dialog. */
  readonly of: (name: string) => string;
  readonly ask: (name: string) => string;
  readonly done: (name: string) => string;
}

/** The words for an action; for taking back they depend on what is taken back. */
export function actionWords(
  { buttons, of, asks, done }: typeof dispatch.steps,
  back: typeof stepDialogs.takeBack.words,
  action: DispatchAction,
  { state }: Pick<Ride, 'state'>,
): ActionWords {
  if (action === 'take_back') {
    const { asks: ask, ...words } =
      back[isEnded(state) ? 'ended' : state === 'in_progress' ? 'in_progress' : 'arrived'];
    return { ...words, ask };
  }
  // Those that ask for what is missing are titled as the action is.
  return { button: buttons[action], of: of[action], ask: { ...of, ...asks }[action], done: done[action] };
}
