/**
 * The oldest browsers that the product is built for: those of 22 May 2024, so that all it needs has been in every
 * browser for thirty months (“Baseline widely available” in November 2026). A test compares docs/browsers.md.
 */
export const SUPPORTED_BROWSERS = { Chrome: '125', Edge: '125', Firefox: '126', Safari: '17.5' } as const;

/** The browsers for which the build writes syntax and styles. */
export const BUILD_TARGET: readonly string[] = Object.entries(SUPPORTED_BROWSERS).map(
  ([name, version]) => `${name.toLowerCase()}${version}`,
);
