import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { asScript, inlineChunk, standIn } from './inline-chunk.ts';

const core = inlineChunk('assets/core.js', 'let n=1;function up(){n+=1}export{n as a,up as bc};', '/assets/');
const page = inlineChunk(
  'assets/page.js',
  'import{a as n,bc as up}from"./core.js";import"./core.js";up();self.result=n;',
  '/assets/',
);

describe('chunks as one script in a page', () => {
  test('inlined chunks find each other, each with names of its own', () => {
    const self: Record<string, unknown> = {};
    runInNewContext(asScript([core, page]), { self });
    expect(self['result']).toBe(1);
  });

  test('inlined chunks store their live exports where later files find them', () => {
    const self: { chunks?: Record<string, () => { a: number }> } = {};
    runInNewContext(asScript([core, page]), { self });
    expect(self.chunks?.['core.js']?.().a).toBe(2);
    expect(standIn(core)).toBe('const{a:e0,bc:e1}=self.chunks["core.js"]();export{e0 as a,e1 as bc};\n');
  });

  test('inlined chunks import other files by an address from the root', () => {
    expect(inlineChunk('assets/x.js', 'import(`./later.js`)', '/assets/').code).toBe(
      'import(`/assets/later.js`)',
    );
  });

  test('inlined chunks can neither end the script they are in nor begin a comment', () => {
    const { code } = inlineChunk('assets/x.js', 'self.html="<!-- </SCRIPT> </script>"', '/assets/');
    expect(code).not.toMatch(/<\/script|<!--/i);
    const self: Record<string, unknown> = {};
    runInNewContext(code, { self });
    expect(self['html']).toBe('<!-- </SCRIPT> </script>');
  });

  test.each(['export default 1', 'export * from "./x.js"', 'import x from "./x.js"'])(
    'a chunk with `%s` cannot be inlined',
    (source) => {
      expect(() => inlineChunk('assets/x.js', source, '/assets/')).toThrow(/inlined/);
    },
  );
});
