/** The page can be shown in the place of the neutral skeleton, if that was the first frame (`public/waiting.tsx`). */
export function endWaiting(): void {
  delete document.documentElement.dataset['waiting'];
}
