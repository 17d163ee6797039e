function ownAnchor(event: Event): HTMLAnchorElement | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (anchor === null || anchor.target !== '' || anchor.hasAttribute('download')) return null;
  return anchor.origin === location.origin ? anchor : null;
}

function hrefOf(anchor: HTMLAnchorElement): string {
  return `${anchor.pathname}${anchor.search}${anchor.hash}`;
}

export interface LinkFollower {
  go(href: string): void;
  /** Called when a link to this path is hovered or focused. */
  prepare(path: string): void;
}

/**
 * Follows plain links to the product's own pages without a page load, even before the router is loaded. Returns a
 * function that stops this.
 */
export function followLinks({ go, prepare }: LinkFollower): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const anchor = ownAnchor(event);
    if (anchor === null || anchor.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(hrefOf(anchor));
  };
  const expect = (event: Event) => {
    const anchor = ownAnchor(event);
    if (anchor !== null) prepare(anchor.pathname);
  };
  document.addEventListener('click', follow);
  document.addEventListener('pointerover', expect, { passive: true });
  document.addEventListener('focusin', expect);
  return () => {
    document.removeEventListener('click', follow);
    document.removeEventListener('pointerover', expect);
    document.removeEventListener('focusin', expect);
  };
}
