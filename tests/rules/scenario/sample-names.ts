import * as fc from 'fast-check';

/** Characters that a list of the rules might wrongly lack or contain: those around the ends of its ranges. */
const EDGES = `
  20 7f a0 a9 ad ae 300 34f 370 58f 590 61c 627 915 94d 10a0 10ff 1100 115f 1160 13a0 1400 1680 17b4
  17b5 180a 180b 180e 180f 1810 1ab0 1b00 1c80 1dc0 1e00 2000 200a 200b 200c 200d 200e 2010 2028 202f
  205f 2060 2070 20ba 20cf 20d0 20e3 2100 2122 2194 2195 21a9 2300 24c2 25a0 2764 2768 2793 2794 2800
  2801 2b00 2c00 2d30 2de0 2e80 3000 3030 3031 3042 30fb 30ff 3164 845b a640 a6a0 a700 ab30 ac00 e000
  f8ff f900 fb00 fb1d fe00 fe0f fe10 fe20 fe2f fe70 feff ff01 ff66 ffa0 ffe0 fff0 fffc fffd 10400
  1044f 10450 10780 1bca0 1d158 1d159 1d173 1d400 1df00 1e900 1f3f3 1f308 1f3fb 1f642 1f98a e0000
  e0100 e01ef e01f0 e0fff f0000 10fffd
`;

const character = fc.oneof(
  fc
    .constantFrom(...EDGES.trim().split(/\s+/))
    .map((point) => String.fromCodePoint(Number.parseInt(point, 16))),
  fc.constantFrom('P', '1', '#', '\u200d', '\ufe0f', '\u20e3', '1\ufe0f\u20e3'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

/** Names of one to four characters of every kind, mostly of the kinds that are easily mistaken. */
export const sampleNames = fc.string({ unit: character, minLength: 1, maxLength: 4 });
