import { createHash } from 'node:crypto';

/**
 * The version of a bundle of the functions with this text. It is used as a label, which may have 63 characters at most.
 */
export const buildVersion = (bundle: string) =>
  createHash('sha256').update(bundle).digest('hex').slice(0, 40);
