import { defineCopy } from '#words/define-copy.ts';

/** Texts about the actions of dispatch that are needed before a dialog has loaded. */
export const stepWords = {
  /** Shown for a step that is not possible yet. */
  later: (button: string, time: string) => `“${button}” is possible from ${time}.`,
  /** Shown in a dialog that was open while another person changed the ride. */
  meanwhile: {
    heading: 'This ride has changed in the meantime:',
    /** `who` is `null` for a step of time. */
    line: (time: string, step: string, who: string | null) =>
      who === null ? `${time} ${step}` : `${time} ${step}, by ${who}`,
    ofDriver: (step: string, driver: string) => `${step}: ${driver}`,
    somebody: 'somebody else',
    aDriver: 'a driver',
    again: 'Your entries are kept. Look at the change, then press the button again if you still want to.',
  },
  /** Why the key of an action does nothing. */
  refused: {
    title: (action: string) => `“${action}” is not possible`,
    noRow: 'Go to a ride first, with J or ↓.',
    isOver: 'Nobody served this request, and it is over. B books it again.',
    isOpen: 'This is for a request under “Not served today”.',
    nothingGiven: 'Nothing was assigned or offered just now. R recalls the driver of a ride.',
    noDriver: 'This ride has no driver yet.',
    onBoard: 'The passenger is on board.',
  },
  /** The undo of a step that was entered by mistake, by the state after that step. */
  back: {
    arrived: {
      button: 'Undo arrival',
      of: (name: string) => `Undo arrival at ${name}`,
      asks: (name: string) => `Undo arrival at ${name}?`,
      done: (name: string) => `The driver is on the way to ${name} again.`,
    },
    in_progress: {
      button: 'Undo boarding',
      of: (name: string) => `Undo boarding of ${name}`,
      asks: (name: string) => `Undo boarding of ${name}?`,
      done: (name: string) => `The driver is at the door of ${name} again.`,
    },
    ended: {
      button: 'Reopen',
      of: (name: string) => `Reopen ride of ${name}`,
      asks: (name: string) => `Reopen ride of ${name}?`,
      done: (name: string) => `The ride of ${name} goes on.`,
    },
  },
};

export const useStepWordsCopy = defineCopy(stepWords, { de: () => import('./step-words-copy.de.ts') });
