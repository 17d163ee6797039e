/** What the first frame's script leaves for the script that makes the page work. */
export interface EarlyInput {
  /** The form that somebody sent before it worked. */
  submitted: HTMLFormElement | null;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}
