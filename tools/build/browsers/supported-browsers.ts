/**
 * The oldest browsers that the product supports: the versions of 22 May 2024, thirty months before November 2026.
 * Thirty months are what “Baseline widely available” means. A test compares docs/browsers.md with these versions.
 */
export const SUPPORTED_BROWSERS = { Chrome: '125', Edge: '125', Firefox: '126', Safari: '17.5' } as const;

/** The build target: the build writes syntax and styles that these browsers understand. */
export const BUILD_TARGET: readonly string[] = Object.entries(SUPPORTED_BROWSERS).map(
  ([name, version]) => `${name.toLowerCase()}${version}`,
);
