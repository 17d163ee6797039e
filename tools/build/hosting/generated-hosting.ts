import { z } from 'zod';
import type { Environment } from '../../../src/app/composition/environment.ts';
import { inlineHashes } from './inline-hashes.ts';
import { securityHeaders } from './security-headers.ts';
import { securityPolicy, WORKER_POLICY } from './security-policy.ts';

const Rule = z.object({
  source: z.string(),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
});
const Firebase = z.looseObject({ hosting: z.looseObject({ headers: z.array(Rule) }) });

/** A page of the build. Hosting serves it at `path`; `null` means all other addresses. */
export interface BuiltPage {
  readonly path: string | null;
  readonly html: string;
}

/** The header of files whose names change with their content. */
const FOREVER = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };

/** A rule that names each file. A rule for the folder would let browsers cache the answer for a missing file, too. */
function lastingFiles(names: readonly string[]) {
  return { source: `/assets/@(${names.join('|')})`, headers: [FOREVER] };
}

/**
 * `firebase.json` with what only the build knows: security headers, each page's own policy, and the files that browsers
 * cache. If several rules set a header, the last matching one counts. So the rules of single pages come last. The
 * `predeploy` is removed, because it refuses a deployment without these parts.
 */
export function generatedHosting(
  firebaseJson: unknown,
  publicFolder: string,
  environment: Environment,
  pages: readonly BuiltPage[],
  assets: readonly string[],
): object {
  const {
    hosting: { predeploy: _, ...hosting },
    ...rest
  } = Firebase.parse(firebaseJson);
  const policyOf = ({ html }: BuiltPage) => ({
    key: 'Content-Security-Policy',
    value: securityPolicy(environment, inlineHashes(html)),
  });
  const others = pages.filter(({ path }) => path === null).map(policyOf);
  const own = pages.flatMap((page) =>
    page.path === null ? [] : [{ source: page.path, headers: [policyOf(page)] }],
  );
  const worker = { source: '/sw.js', headers: [{ key: 'Content-Security-Policy', value: WORKER_POLICY }] };
  const everywhere = { source: '**', headers: [...securityHeaders(environment), ...others] };
  const headers = [...hosting.headers, lastingFiles(assets), everywhere, ...own, worker];
  return { ...rest, hosting: { ...hosting, public: publicFolder, headers } };
}
