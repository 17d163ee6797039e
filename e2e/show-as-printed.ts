import type { Page } from 'playwright/test';

/**
 * Shows a loaded page with its styles for paper. The drivers of Firefox and WebKit cannot choose a medium, so this
 * exchanges `print` and `screen` in the style sheets.
 */
export function showAsPrinted(page: Page): Promise<void> {
  return page.evaluate(() => {
    const other = (media: string) =>
      media.replaceAll(/\b(?:print|screen)\b/g, (medium) => (medium === 'print' ? 'screen' : 'print'));
    const change = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) rule.media.mediaText = other(rule.media.mediaText);
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) change(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) change(sheet.cssRules);
  });
}
