/** Input from before hydration, recorded by the inline script. */
export interface EarlyInput {
  /** A form that was submitted before it worked. */
  submitted: HTMLFormElement | null;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}
