/** A text with a capital at its beginning, for a line that begins with, for example, the name of a day. */
export const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
