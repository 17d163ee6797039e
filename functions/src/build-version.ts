import { createHash } from 'node:crypto';

/** The version of a bundle of the functions with this text. It fits into a label, which has at most 63 characters. */
export const buildVersion = (bundle: string) =>
  createHash('sha256').update(bundle).digest('hex').slice(0, 40);
