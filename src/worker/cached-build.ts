/** One deployment, as its worker knows it. The build writes this object (`tools/build/worker/`). */
export interface CachedBuild {
  /** The end of the cache's name. It changes with any cached file and with the page. */
  readonly version: string;
  /** The page behind sign-in, and the SHA-256 of its bytes in base64. The hash distinguishes deployments. */
  readonly page: { readonly address: string; readonly digest: string };
  /** The files that are cached from the first start behind sign-in. Their names contain a hash of their content. */
  readonly files: readonly string[];
  /** The further files of administrators' pages, cached when an administrator's page opens. */
  readonly deskFiles: readonly string[];
  /** The paths with a page of their own. These pages come from the network. */
  readonly publicPaths: readonly string[];
  /** The address where an installed product starts. It is a public path with a search that no ordinary visit has. */
  readonly start: string;
}
