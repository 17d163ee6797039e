import { describe, expect, it } from 'vitest';
import {
  accessRequest,
  inDocuments,
  rulesDocument,
  ruleset,
  withCondition,
} from '../testing/rules-fixture.ts';

function reasonsOf(condition: string): readonly string[] {
  const request = accessRequest({ auth: null, resource: rulesDocument('items/one', { n: 1 }) });
  return ruleset(withCondition(condition)).decide(request).reasons;
}

describe('reasons (protocol 7.7)', () => {
  it.each([
    ['resource.data.n == 2', "false for 'get' @ L4 (L4:59 resource.data.n == 2 is false)"],
    ['true && resource.data.n > 5', "false for 'get' @ L4 (L4:67 resource.data.n > 5 is false)"],
    [
      'resource.data.n == 2 || false',
      "false for 'get' @ L4 (L4:59 resource.data.n == 2 is false; L4:67 false is false)",
    ],
    ['!(resource.data.n is int)', "false for 'get' @ L4 (L4:61 resource.data.n is int is true)"],
    ['true ? false : true', "false for 'get' @ L4 (L4:50 false is false)"],
    [
      "request.auth.uid == 'ada'",
      "Null value error. for 'get' @ L4 (L4:56 request.auth.uid: Null value error.)",
    ],
    [
      'resource.data.x == 1',
      "Property x is undefined on object. for 'get' @ L4 (L4:57 resource.data.x: Property x is undefined on object.)",
    ],
    ['[1][2] == 1', "evaluation error at L4:46 for 'get' @ L4 (L4:46 [1][2]: Index out of range.)"],
    ['resource.data.n', "int instead of a bool for 'get' @ L4 (L4:57 resource.data.n is 1)"],
  ])('the reason for %s is: %s', (condition, reason) => {
    expect(reasonsOf(condition)).toEqual([reason]);
  });

  it('reasons look through the functions of the file', () => {
    const rules = ruleset(
      inDocuments(`
        function big(n) {
          let limit = 5;
          return n > limit && n < 9;
        }
        match /items/{id} { allow get: if big(resource.data.n); }`),
    );
    const request = accessRequest({ resource: rulesDocument('items/one', { n: 1 }) });
    expect(rules.decide(request).reasons).toEqual(["false for 'get' @ L9 (L7:20 n > limit is false)"]);
  });

  it('reasons list every allow statement that was tried, in order', () => {
    expect(reasonsOf('false; allow get: if 1 == 2; allow get; allow get: if true')).toEqual([
      "false for 'get' @ L4 (L4:43 false is false)",
      "false for 'get' @ L4 (L4:66 1 == 2 is false)",
      "true for 'get' @ L4",
    ]);
  });

  it('the reason says if no allow statement is for the request', () => {
    const decision = ruleset(withCondition('true')).decide(accessRequest({ path: 'else/where' }));
    expect(decision.reasons).toEqual(["No matching allow statements for 'get'."]);
  });
});

describe('explain', () => {
  it('explain returns the value of every evaluated expression', () => {
    const { decision, cases } = ruleset(withCondition('1 + 2 == 3 || false')).explain(accessRequest());
    const trace = cases[0]?.[0]?.trace;
    expect(decision.allowed).toBe(true);
    expect(trace?.value).toEqual({ type: 'bool', value: true });
    expect(trace?.children).toHaveLength(1);
    expect(trace?.children[0]?.children[0]?.value).toEqual({ type: 'int', value: 3n });
  });
});
