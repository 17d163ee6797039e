/** Two or more spaces, or a line break, separate forms. */
const forms = (table: string): readonly string[] => table.trim().split(/ {2,}|\n\s*/);

/**
 * Expressions of the rules language by the kind of their value. `<kind>` is a hole for any expression of that kind. The
 * first form of each kind ends the recursion. It has no hole, or a hole that needs few levels. Literals are few and
 * close to each other, so that equal values are not rare.
 */
export const GRAMMAR = {
  bool: forms(String.raw`
    true  false  doc.yes  resource == null  !<bool>  (<bool> && <bool>)  (<bool> || <bool>)
    (<bool> ? <bool> : <bool>)  (<any> == <any>)  (<any> != <any>)  (<int> == <int>)  (<int> <order> <int>)
    (<int> <order> <float>)  (<float> <order> <float>)  (<float> == <number>)  (<string> == <string>)
    (<string> <order> <string>)  (<list> == <list>)  (<map> == <map>)  (<set> == <set>)
    (<time> <order> <time>)  (<time> == <time>)  (<span> <order> <span>)  (<span> == <span>)
    (<path> == <path>)  (<any> in <list>)  (<any> in <set>)  (<string> in <map>)  (<any> is <type>)
    <string>.matches(<regex>)  <list>.hasAny(<list>)  <list>.hasAll(<list>)  <list>.hasOnly(<list>)
    <set>.hasAny(<set>)  <set>.hasAll(<list>)  <set>.hasOnly(<set>)  exists(<path>)  existsAfter(<path>)
    either(<bool>, <any>)  unless(<bool>, <bool>)`),
  int: forms(String.raw`
    0  1  2  -1  7  9223372036854775807  doc.n  doc.get('gone', 1)  (<int> + <int>)  (<int> - <int>)
    (<int> * <int>)  -(<int>)  <string>.size()  <list>.size()  <set>.size()  <map>.size()  <time>.toMillis()
    first(<int>, <any>)`),
  float: forms(String.raw`
    0.0  -0.0  1.0  0.5  10000000.0  -1.5  2.5  doc.f  doc.nan  doc.negative  (<float> + <number>)
    (<number> * <float>)  (<float> - <float>)  -(<float>)`),
  number: forms(String.raw`
    <int>  <float>`),
  string: forms(String.raw`
    ''  'a'  'b'  'ab'  'aB'  ' a '  'a,b'  '1'  '2.5'  'é'  '😁'  doc.s  id  request.auth.uid
    request.resource.data.s  (<string> + <string>)  <string>.replace(<regex>, <string>)
    <strings>.join(<string>)  <strings>[<index>]  string(<number>)  string(<bool>)  string(null)
    doc.get('s', <string>)  get(<path>).data.s  getAfter(<path>).data.s  get(<path>).id  resource['id']  (<bool> ? <string> : <string>)`),
  strings: forms(String.raw`
    ['a', 'b']  <string>.split(<regex>)  <map>.keys()  [<string>]  [<string>, <string>]`),
  list: forms(String.raw`
    []  [1]  [1.0]  [0.0]  [-0.0]  [null]  [1, 2]  doc.list  <strings>  [<any>]  [<any>, <any>]  [<number>]
    <list>.concat(<list>)  <list>[<index>:<index>]  <map>.get('list', <list>)`),
  map: forms(String.raw`
    {}  {'a': 1}  {'a': 1.0}  {'b': null}  doc.map  doc  {'a': <any>}  {<string>: <any>}
    {'a': <any>, <string>: <any>}  <map>.get(<string>, <map>)  get(<path>).data  request.resource.data.map
    first(<map>, <any>)`),
  set: forms(String.raw`
    [].toSet()  [1, 2].toSet()  ['a'].toSet()  <list>.toSet()  <set>.difference(<set>)
    <map>.diff(<map>).affectedKeys()  <map>.diff(<map>).addedKeys()  <map>.diff(<map>).removedKeys()
    <map>.diff(<map>).changedKeys()`),
  time: forms(String.raw`
    doc.t  timestamp.value(0)  timestamp.value(<int>)  (<time> + <span>)  (<time> - <span>)`),
  span: forms(String.raw`
    duration.value(1, 's')  duration.value(-90, 'm')  duration.value(<int>, <unit>)  duration.abs(<span>)
    (<span> + <span>)  (<span> - <span>)  (<time> - <time>)`),
  path: forms(String.raw`
    /databases/$(database)/documents/things/a  /databases/$(database)/documents/things/missing
    /databases/$(database)/documents/things/$(<string>)  /databases/$(database)/documents/things/$(id)
    /things/$(<path>)  /things/$(<number>)/b.c  doc.ref  resource.__name__  request.resource['__name__']
    get(<path>).__name__  getAfter(<path>)['__name__']`),
  any: forms(String.raw`
    null  doc.nothing  doc.gone  doc.place  doc.bytes  <bool>  <int>  <float>  <string>  <list>  <map>  <map>.a
    <map>['a']  <list>[<index>]  <set>  <time>  <span>  <path>`),
  index: forms(String.raw`
    0  1  2  3  -1  <int>`),
  order: forms(String.raw`
    <  <=  >  >=`),
  unit: forms(String.raw`
    's'  'ms'  'h'  'w'  'x'`),
  type: forms(String.raw`
    string  int  float  number  bool  list  map  timestamp`),
  regex: forms(String.raw`
    ''  ','  'a*'  'a|b'  '[a-c]+'  '.'  '(?i)AB'  '\\s'  '\\d+'  '^a'  'b$'  '\\p{Lu}+'  '\\p{Cc}'  '{a'  '(a'  <string>`),
};

/** Functions that the conditions call. Some arguments and `let`s can fail without an effect on the result. */
export const FUNCTIONS = `
  function first(a, b) { let unused = b; return a; }
  function either(a, b) { let failed = b == [][0]; return a || failed; }
  function unless(a, b) { let c = !a; return c && b; }`;
