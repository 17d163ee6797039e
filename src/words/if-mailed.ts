/**
 * The text that is true: the first if this build's product sends mails, the second if it does not. In copy it stands in a function or a
 * getter, so that a build contains one of the two.
 */
export const ifMailed = (mailed: string, otherwise: string): string =>
  import.meta.env.VITE_MAIL_FROM ? mailed : otherwise;
