/*
 * The part of firebase-functions 7.4.0 that the functions use, so that their types are checked without an installation: the package and
 * firebase-admin, on which it stands, are installed in `functions/` by `npm run deploy` alone, and only where one of them is configured.
 */

interface SecretParam {
  value(): string;
}

declare module 'firebase-functions/params' {
  export function defineSecret(name: string): SecretParam;
}

/** What one function may have that the others have not. */
interface OwnOptions {
  region: string;
  maxInstances: number;
  concurrency: number;
  timeoutSeconds: number;
  secrets: SecretParam[];
}

declare module 'firebase-functions/v2' {
  export function setGlobalOptions(options: {
    region: string;
    maxInstances: number;
    timeoutSeconds: number;
    secrets: SecretParam[];
  }): void;
}

declare module 'firebase-functions/v2/firestore' {
  interface Snapshot {
    readonly exists: boolean;
    data(): Record<string, unknown> | undefined;
  }
  interface WrittenEvent<Name extends string> {
    readonly data: { readonly before: Snapshot } | undefined;
    readonly params: Readonly<Record<Name, string>>;
  }
  type ParamOf<Path extends string> = Path extends `${string}{${infer Name}}` ? Name : never;
  export function onDocumentWritten<Path extends string>(
    document: Path,
    handler: (event: WrittenEvent<ParamOf<Path>>) => Promise<void>,
  ): object;
  interface CreatedEvent<Name extends string> {
    readonly params: Readonly<Record<Name, string>>;
  }
  export function onDocumentCreated<Path extends string>(
    options: OwnOptions & { document: Path; retry: boolean },
    handler: (event: CreatedEvent<ParamOf<Path>>) => Promise<void>,
  ): object;
}

declare module 'firebase-functions/v2/scheduler' {
  export function onSchedule(
    schedule: string | (OwnOptions & { schedule: string }),
    handler: () => Promise<void>,
  ): object;
}
