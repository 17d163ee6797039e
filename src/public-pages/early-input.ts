/** Input from before hydration, recorded by the inline script. */
export interface EarlyInput {
  submitted: HTMLFormElement | null;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}
