/** A value in the form of WebDriver BiDi, as Playwright sends it. Kinds that Playwright does not use are left out. */
export type Given =
  | { readonly handle: string }
  | { readonly sharedId: string }
  | { readonly type: 'undefined' | 'null' }
  | { readonly type: 'string' | 'number' | 'boolean'; readonly value: string | number | boolean }
  | { readonly type: 'array'; readonly value: readonly Given[] }
  | { readonly type: 'object'; readonly value: readonly (readonly [{ readonly value: string }, Given])[] };

interface Written {
  readonly type: string;
  readonly value?: unknown;
  readonly handle?: string;
  readonly sharedId?: string;
}

export interface Call {
  readonly given: readonly Given[];
  /** The id of the document for which the call is meant; `null` for any. The window may show another one by now. */
  readonly document: string | null;
  /** Whether the answer names an object by a handle for later calls, instead of by its content. */
  readonly keeps: boolean;
}

/** The answer of the code in the page to a call. */
export type Outcome =
  | { readonly said: 'value'; readonly value: Written }
  | { readonly said: 'exception'; readonly text: string }
  | { readonly said: 'gone' }
  | { readonly said: 'uncompiled'; readonly text: string };

/**
 * The part of the front that runs in the page. It stores the objects for which Playwright has handles, and calls
 * Playwright's functions. `install` is sent as text, so it can use nothing outside of itself.
 */
function install() {
  const id = `document-${Math.random().toString(36).slice(2)}`;
  const objects = new Map<string, unknown>();
  let keeping = 0;
  class Gone extends Error {}
  class Uncompiled extends Error {}

  function keep(value: unknown): string {
    keeping += 1;
    const handle = `${id}/${keeping}`;
    objects.set(handle, value);
    return handle;
  }

  function read(given: Given): unknown {
    if ('handle' in given || 'sharedId' in given) {
      const handle = 'handle' in given ? given.handle : given.sharedId;
      if (!objects.has(handle)) throw new Gone();
      return objects.get(handle);
    }
    if (given.type === 'array') return given.value.map(read);
    if (given.type === 'object')
      return Object.fromEntries(given.value.map(([key, value]) => [key.value, read(value)]));
    if ('value' in given) return given.value;
    return given.type === 'null' ? null : undefined;
  }

  function write(value: unknown, keeps: boolean): Written {
    if (value === undefined) return { type: 'undefined' };
    if (value === null) return { type: 'null' };
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      return { type: typeof value, value };
    }
    if (value instanceof Node) {
      const handle = keep(value);
      return { type: 'node', handle, sharedId: handle, value: { nodeType: value.nodeType } };
    }
    if (keeps) return { type: 'object', handle: keep(value) };
    if (Array.isArray(value)) return { type: 'array', value: value.map((each) => write(each, false)) };
    return { type: 'object', value: Object.entries(value).map(([key, each]) => [key, write(each, false)]) };
  }

  /** Replaces `eval`, which the page's policy forbids, by the expressions that were compiled with the script. */
  async function withCompiled<T>(compiled: ReadonlyMap<string, () => unknown>, act: () => T): Promise<T> {
    const native = window.eval;
    window.eval = (text: string) => {
      const run = compiled.get(text);
      if (run === undefined) throw new Uncompiled(text);
      return run();
    };
    try {
      return act();
    } finally {
      window.eval = native;
    }
  }

  async function outcomeOf(
    make: () => (...values: readonly unknown[]) => unknown,
    { given, document: meant, keeps }: Call,
    compiled: readonly (readonly [string, () => unknown])[],
  ): Promise<Outcome> {
    if (meant !== null && meant !== id) return { said: 'gone' };
    try {
      const returned = await withCompiled(new Map(compiled), () => make()(...given.map(read)));
      return { said: 'value', value: write(returned, keeps) };
    } catch (error) {
      if (error instanceof Gone) return { said: 'gone' };
      if (error instanceof Uncompiled) return { said: 'uncompiled', text: error.message };
      return {
        said: 'exception',
        text: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      };
    }
  }

  /** The uncaught errors and the violations of the policy since the last call of `state`. */
  let failures: string[] = [];
  addEventListener('error', ({ message }) => failures.push(message));
  addEventListener('unhandledrejection', ({ reason }) => failures.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    failures.push(`${violatedDirective} refuses ${blockedURI}`),
  );

  function state() {
    const seen = failures;
    failures = [];
    const { href: url, origin } = location;
    return { document: id, url, ready: document.readyState, origin, failures: seen };
  }

  return {
    state,
    forget: (handles: readonly string[]) => handles.forEach((handle) => objects.delete(handle)),
    outcomeOf,
  };
}

/** Source that stores the result of `install` as `bidi`. TypeScript's loader adds the calls of `__name`. */
export const BIDI_IN_PAGE = `const __name = (named) => named;
const bidi = window[Symbol.for('bidi')] ??= (${String(install)})();`;
