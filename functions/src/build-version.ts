import { createHash } from 'node:crypto';

/** The version of a bundle with this text. It has 40 characters, because a label has at most 63. */
export const buildVersion = (bundle: string) =>
  createHash('sha256').update(bundle).digest('hex').slice(0, 40);
