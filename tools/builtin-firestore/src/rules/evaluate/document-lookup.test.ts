import { describe, expect, it } from 'vitest';
import {
  accessRequest,
  decide,
  inDocuments,
  listRequest,
  rulesDocument,
  ruleset,
  valueText,
} from '../testing/rules-fixture.ts';

const user = '/databases/$(database)/documents/users';
const ada = rulesDocument('users/ada', { state: 'active' });

describe('get and exists (protocol 7.6)', () => {
  it.each([
    [`get(${user}/ada).data.state`, "'active'"],
    [`get(${user}/$(request.auth.uid)).data.state`, "'active'"],
    [`exists(${user}/ada)`, 'true'],
    [`exists(${user}/bob)`, 'false'],
    [
      `get(${user}/bob)`,
      'error: Service call error. Function: [get], Argument: [/users/bob] does not exist.',
    ],
    [`exists(${user})`, 'error: Invalid argument of exists: not the full path of a document.'],
    ['exists(/users/ada)', 'error: Invalid argument of exists: not the full path of a document.'],
    [`exists('users/ada')`, 'error: Invalid argument of exists: not the full path of a document.'],
    [
      'exists(/databases/other/documents/users/ada)',
      'error: Invalid argument of exists: not the full path of a document.',
    ],
  ])('%s is %s', (expression, value) => {
    expect(valueText(expression, accessRequest({}, [ada]))).toBe(value);
  });

  it.each([
    ["exists(resource['__name__'])", 'true'],
    ['get(resource.__name__) == resource', 'true'],
    [`resource.__name__ == ${user}/ada`, 'true'],
    ["exists(resource['__na' + 'me__'])", 'true'],
    [`get(${user}/ada).id`, "'ada'"],
    ['resource.keys().join(",")', "'__name__,data,id'"],
    ["'__name__' in resource.data", 'false'],
  ])('a document has its path and its id: %s is %s', (expression, value) => {
    expect(valueText(expression, accessRequest({ resource: ada }, [ada]))).toBe(value);
  });

  it('the rules do not know the path or id of a document in a list', () => {
    for (const member of ['__name__', 'id']) {
      const rules = ruleset(inDocuments(`match /items/{id} { allow list: if resource.${member} != null; }`));
      expect(rules.decide(listRequest([])).allowed).toBe(false);
    }
  });

  it('the After forms read the state after the commit, and the other look-ups the state before it', () => {
    const lookup = {
      before: (path: string) => (path === 'users/ada' ? ada : null),
      after: (path: string) => (path === 'users/new' ? rulesDocument('users/new', { state: 'new' }) : null),
    };
    const request = accessRequest({ lookup });
    expect(valueText(`getAfter(${user}/new).data.state`, request)).toBe("'new'");
    expect(valueText(`exists(${user}/new)`, request)).toBe('false');
    expect(valueText(`existsAfter(${user}/ada)`, request)).toBe('false');
    expect(valueText(`exists(${user}/ada)`, request)).toBe('true');
  });
});

function existsOf(from: number, to: number): string {
  const names = Array.from({ length: to - from }, (_, index) => `exists(${user}/u${from + index})`);
  return names.join(' || ');
}

describe('look-up limits (protocol 7.6)', () => {
  it('ten distinct documents may be looked up, and the eleventh denies the request', () => {
    expect(decide(`${existsOf(0, 10)} || true`).allowed).toBe(true);
    const decision = decide(`${existsOf(0, 11)} || true`);
    expect(decision.allowed).toBe(false);
    expect(decision.reasons).toEqual(["The request looks up more than 10 documents. for 'get' @ L4"]);
  });

  it('no other allow statement saves a request that exceeded the limit', () => {
    expect(decide(`${existsOf(0, 11)}; allow get: if true`).allowed).toBe(false);
  });

  it('a second look-up of a document is free', () => {
    const decision = decide(`${existsOf(0, 10)} || ${existsOf(0, 10)} || true`);
    expect(decision.allowed).toBe(true);
    expect(decision.lookups.size).toBe(10);
  });

  it('look-ups of an absorbed operand count', () => {
    expect([...decide(`get(${user}/bob).data.a == '' || true`).lookups]).toEqual(['users/bob']);
  });

  it('the states of a document before and after one commit count as two documents', () => {
    const decision = decide(`exists(${user}/ada) || existsAfter(${user}/ada)`);
    expect([...decision.lookups]).toEqual(['users/ada', '/after/users/ada']);
  });
});

describe('values that grow', () => {
  it.each([
    ["'aaaaaaaaaa'", (name: string) => `${name} + ${name}`],
    ['[1, 2, 3]', (name: string) => `${name}.concat(${name})`],
    ['[1, 2, 3]', (name: string) => `[${name}, ${name}]`],
    ["{'a': 1}", (name: string) => `{'a': ${name}, 'b': ${name}}`],
    ["'aaaaaaaaaa'", (name: string) => `${name}.replace('', ${name})`],
  ])('values beyond the size of any document are errors: %s doubled again and again', (start, twice) => {
    const lets = (from: number) =>
      Array.from({ length: 9 }, (_, index) => `let v${from + index} = ${twice(`v${from + index - 1}`)};`);
    const rules = ruleset(
      inDocuments(`
        function more(v0) { ${lets(1).join(' ')} return v9; }
        match /items/{id} { allow get: if more(more(more(more(${start})))) == 1; }`),
    );
    expect(rules.decide(accessRequest()).reasons).toEqual([expect.stringMatching(/too (?:long|large)/)]);
  });
});
