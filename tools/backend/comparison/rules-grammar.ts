/** Forms are separated by two spaces or a line break. */
const forms = (table: string): readonly string[] => table.trim().split(/ {2,}|\n\s*/);

/**
 * Expressions of the rules language by the kind of their value. `<kind>` stands for any expression of that kind. The first
 * form of each kind has no such part, or is shallow, because it ends the recursion. Literals are few and close to each other,
 * so that equal values are not rare.
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
    math.isNaN(<number>)  either(<bool>, <any>)  unless(<bool>, <bool>)`),
  int: forms(String.raw`
    0  1  2  -1  7  9223372036854775807  doc.n  doc.get('gone', 1)  (<int> + <int>)  (<int> - <int>)
    (<int> * <int>)  (<int> / <int>)  (<int> % <int>)  -(<int>)  int(<string>)  int(<float>)  <string>.size()
    <list>.size()  <set>.size()  <map>.size()  math.abs(<int>)  math.round(<float>)  <time>.year()
    <time>.month()  <time>.day()  <time>.hours()  <time>.seconds()  <time>.nanos()  <time>.dayOfWeek()
    <time>.dayOfYear()  <time>.toMillis()  <span>.seconds()  <span>.nanos()  <bytes>.size()
    first(<int>, <any>)`),
  float: forms(String.raw`
    0.0  -0.0  1.0  0.5  10000000.0  -1.5  2.5  doc.f  doc.nan  doc.negative  float('NaN')
    (<float> + <number>)  (<number> * <float>)  (<float> - <float>)  (<float> / <number>)
    (<float> % <number>)  -(<float>)  float(<int>)  float(<string>)  math.abs(<float>)  math.floor(<number>)
    math.ceil(<float>)  math.sqrt(<number>)  math.pow(<number>, <number>)  <place>.latitude()`),
  number: forms(String.raw`
    <int>  <float>`),
  string: forms(String.raw`
    ''  'a'  'b'  'ab'  'aB'  ' a '  'a,b'  '1'  '2.5'  'é'  '😁'  doc.s  id  request.method  request.auth.uid
    request.resource.data.s  resource.id  (<string> + <string>)  <string>[<index>]  <string>[<index>:<index>]
    <string>.lower()  <string>.upper()  <string>.trim()  <string>.replace(<regex>, <string>)
    <strings>.join(<string>)  <strings>[<index>]  string(<number>)  string(<bool>)  string(<path>)
    string(null)  <path>[<index>]  doc.get('s', <string>)  <bytes>.toBase64()  <bytes>.toHexString()
    get(<path>).data.s  getAfter(<path>).data.s  (<bool> ? <string> : <string>)`),
  strings: forms(String.raw`
    ['a', 'b']  <string>.split(<regex>)  <map>.keys()  [<string>]  [<string>, <string>]`),
  list: forms(String.raw`
    []  [1]  [1.0]  [0.0]  [-0.0]  [null]  [1, 2]  doc.list  <strings>  [<any>]  [<any>, <any>]  [<number>]
    <list>.concat(<list>)  <list>.removeAll(<list>)  <list>[<index>:<index>]  <map>.values()
    <map>.get('list', <list>)`),
  map: forms(String.raw`
    {}  {'a': 1}  {'a': 1.0}  {'b': null}  doc.map  doc  {'a': <any>}  {<string>: <any>}
    {'a': <any>, <string>: <any>}  <map>.get(<string>, <map>)  get(<path>).data  request.resource.data.map
    first(<map>, <any>)`),
  set: forms(String.raw`
    [].toSet()  [1, 2].toSet()  ['a'].toSet()  <list>.toSet()  <set>.union(<set>)  <set>.difference(<set>)
    <set>.intersection(<set>)  <map>.diff(<map>).affectedKeys()  <map>.diff(<map>).addedKeys()
    <map>.diff(<map>).removedKeys()  <map>.diff(<map>).changedKeys()  <map>.diff(<map>).unchangedKeys()`),
  time: forms(String.raw`
    doc.t  timestamp.date(2024, 2, 29)  timestamp.date(<index>, <index>, <index>)  timestamp.value(<int>)
    (<time> + <span>)  (<time> - <span>)  <time>.date()`),
  span: forms(String.raw`
    duration.value(1, 's')  duration.value(-90, 'm')  duration.value(<int>, <unit>)
    duration.time(<index>, 1, <index>, <index>)  duration.abs(<span>)  (<span> + <span>)  (<span> - <span>)
    (<time> - <time>)  <time>.time()`),
  path: forms(String.raw`
    /databases/$(database)/documents/things/a  /databases/$(database)/documents/things/missing
    /databases/$(database)/documents/things/$(<string>)  /databases/$(database)/documents/things/$(id)
    path('/things/{x}').bind({'x': <string>})  /things/$(<path>)  /things/$(<number>)/b.c  path(<string>)
    request.path  resource.__name__  doc.ref`),
  place: forms(String.raw`
    doc.place  latlng.value(1, -2.5)  latlng.value(<number>, <number>)`),
  bytes: forms(String.raw`
    b'a'  doc.bytes  <string>.toUtf8()  hashing.md5(<string>)  hashing.crc32c(<bytes>)`),
  any: forms(String.raw`
    null  doc.nothing  doc.gone  <bool>  <int>  <float>  <string>  <list>  <map>  <map>.a  <map>['a']
    <map>.get(['map', 'a'], <any>)  <list>[<index>]  <set>  <time>  <span>  <path>  <place>  <bytes>`),
  index: forms(String.raw`
    0  1  2  3  -1  <int>`),
  order: forms(String.raw`
    <  <=  >  >=`),
  unit: forms(String.raw`
    's'  'ms'  'h'  'w'  'x'`),
  type: forms(String.raw`
    string  int  float  number  bool  list  map  timestamp  duration  path  bytes  latlng`),
  regex: forms(String.raw`
    ''  ','  'a*'  'a|b'  '[a-c]+'  '.'  '(?i)AB'  '\\s'  '\\d+'  '^a'  'b$'  '\\p{L}+'  '\\pS'  '{a'  '(a'  <string>`),
};

/** Functions that the conditions call, with arguments and `let`s that may fail without being needed. */
export const FUNCTIONS = `
  function first(a, b) { let unused = b; return a; }
  function either(a, b) { let failed = b == 1 / 0; return a || failed; }
  function unless(a, b) { let c = !a; return c && b; }`;
