/** Without the spaces and control characters at both ends, as Java trims. JavaScript would trim the spaces of all of Unicode. */
export function trimText(text: string): string {
  return text.replaceAll(/^[\0-\x20]+|[\0-\x20]+$/g, '');
}
