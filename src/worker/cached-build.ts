/** One deployment as its worker knows it. The build writes it (`tools/build/worker/`). */
export interface CachedBuild {
  /** The name of the cache; changes with any cached file or the page. */
  readonly version: string;
  /** The page behind sign-in, and the SHA-256 of its bytes in base64: hosting may already be another deployment's. */
  readonly page: { readonly address: string; readonly digest: string };
  /** The addresses that are cached from the first start behind sign-in. Their names contain a hash of their content. */
  readonly files: readonly string[];
  /** The further files of administrators' pages: cached once such a page asks, so that they survive a deployment. */
  readonly deskFiles: readonly string[];
  /** Paths that have a page of their own, which comes from the network. */
  readonly publicPaths: readonly string[];
  /** Where an installed product starts. A public path, with a search that distinguishes it from a visit. */
  readonly start: string;
}
