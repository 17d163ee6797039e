import { createHash } from 'node:crypto';

/** The version of the functions' bundle with this text, as a label, which has at most 63 characters. */
export const buildVersion = (bundle: string) =>
  createHash('sha256').update(bundle).digest('hex').slice(0, 40);
