/** The version of the product, as in package.json and at the top of CHANGELOG.md, which a test compares. */
export const VERSION = '0.2.0';
