/** Replaces the neutral skeleton, if that was the first frame, with the page (`public-pages/waiting.tsx`). */
export function endWaiting(): void {
  delete document.documentElement.dataset['waiting'];
}
