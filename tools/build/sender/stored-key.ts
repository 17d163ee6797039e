import { spawnSync } from 'node:child_process';
import type { StoredKey, StoredSecret } from './sender-deployment.ts';

const SECRET = 'PUSH_PRIVATE_KEY';

const firebase = (args: readonly string[], input?: string) =>
  spawnSync('firebase', [...args], { encoding: 'utf8', input });

/** The options that name the project, such as `--project ID`. */
export function projectOf(argv: readonly string[]): readonly string[] {
  return argv.flatMap((word, index) => {
    if (/^(--project|-P)=/.test(word)) return [word];
    return word === '--project' || word === '-P' ? argv.slice(index, index + 2) : [];
  });
}

/** The id of the project that these options name; `undefined` if they name none. */
export function projectIdOf(argv: readonly string[]): string | undefined {
  const [first = '', second] = projectOf(argv);
  return first.includes('=') ? first.slice(first.indexOf('=') + 1) : second;
}

/** Reads a secret of the project, with the operator's own login. */
export function readSecret(name: string, project: readonly string[]): StoredSecret {
  const { status, stdout, stderr, error } = firebase(['functions:secrets:access', name, ...project]);
  if (status === 0) return { state: 'there', value: stdout.trim() };
  const said = `${stdout ?? ''}${stderr ?? ''}`.trim();
  if (/\b404\b|not found/i.test(said)) return { state: 'none' };
  return { state: 'unread', why: (error?.message ?? said).split('\n').at(-1) ?? '' };
}

export function readStoredKey(project: readonly string[]): StoredKey {
  const secret = readSecret(SECRET, project);
  return secret.state === 'there' ? { state: 'there', privateKey: secret.value } : secret;
}

/** Stores the key in the project. Uses stdin, because other users can read arguments. Returns whether it succeeded. */
export function storeKey(project: readonly string[], privateKey: string): boolean {
  const set = ['functions:secrets:set', SECRET, '--data-file', '-', ...project];
  return firebase(set, privateKey).status === 0;
}
