/** Capitalises the first letter, for a text that begins a line, such as the name of a day. */
export const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
