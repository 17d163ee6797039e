import { foldedWords } from '../../../shared/folded-words.ts';
import { NEEDS, type Need } from '../basics/need.ts';

/** The names of needs in files of people and of cars, folded and without spaces. */
const NAMES: Readonly<Record<Need, RegExp>> = {
  wheelchair: /^(?:wheelchairs?|rollst(?:uhl|uhle)|rolli|wav)$/,
  child_seat:
    /^(?:(?:child|childrens?|baby|car|booster|infant|toddler)seats?|booster|kinder(?:auto)?sitze?|babysitz|babyschale|sitzerhohung)$/,
  luggage: /^(?:(?:lots?)?(?:luggage|baggage)|suitcases?|(?:viel)?gepack|koffer)$/,
  pet: /^(?:pets?|dogs?|cats?|animals?|haustiere?|hunde?|katzen?|tiere?)$/,
  help: /^(?:help|helpdoor|hilfe|hilfetur|asistance)$/,
};

/** Words beside the name of a need that do not change its meaning. */
const FILLERS = new Set(
  foldedWords(`a an the at to of is has need needs needed require requires required use uses user users with in own accessible capable
  capacity access space spaces der die das fahrer fahrerin platz platze mit im hat benotigt braucht notig erforderlich
  dabei transport moglich`),
);
/** Endings of German words that do not change the meaning: `Rollstuhlfahrer`, `Rollstuhlplätze`. */
const ENDINGS = /(?<=rollstuhl)(?:fahrer(?:in)?|platze?|transport)$/;

/** A need among other words of a text, such as `guide dog` or `folding wheelchair`. */
const STEMS: Readonly<Record<Need, RegExp>> = {
  wheelchair: /wheel ?chair|rollst(?:uhl|uhle)|\brolli\b|\bwav\b/,
  child_seat:
    /\b(?:child|baby|car|booster|infant|toddler) ?seat|\bbooster|kinder(?:auto)?sitz|baby(?:sitz|schale)/,
  luggage: /lug+age|baggage|suitcase|gepack|koffer/,
  pet: /\b(?:pet|dog|cat|animal)s?\b|hund|\bkatze|haustier/,
  help: /\bhelp\b|hilfe|\basistance(?! dog)/,
};
const DENIED = /\b(?:no|not|non|never|without|nicht|kein\w*|ohne|nie)\b/;

/** The text of a cell that says nothing of needs. */
const NOTHING = /^(?:n\/?a|n\.a\.|k\.\s?a\.|keine? angaben?|nichts|nothing|unknown|unbekannt|\?)$/i;

export function needNamed(text: string): Need | undefined {
  const words = foldedWords(text.replaceAll(/\d+\s*x?(?![\p{L}\d])|(?<![\p{L}])x\s*\d+/giu, ' '));
  const name = words
    .filter((word) => !FILLERS.has(word))
    .join('')
    .replace(ENDINGS, '');
  return NEEDS.find((need) => NAMES[need].test(name));
}

interface FoundNeeds {
  readonly needs: readonly Need[];
  /** The first text that names no need. */
  readonly unknown: string | null;
  /** Whether a text says more than the name of a need. */
  readonly isMore: boolean;
}

/**
 * The needs that a cell names, separated by line breaks, signs or words such as `und`. Only a person's need counts
 * among other words, because a car that can do more does no harm. Denied needs never count.
 */
export function needsIn(cell: string, of: 'person' | 'car'): FoundNeeds {
  if (NOTHING.test(cell.trim())) return { needs: [], unknown: null, isMore: false };
  const texts = cell.split(/[,;/|+&\r\n]|\s(?:and|und|u\.)\s/iu).flatMap((text) => text.trim() || []);
  const found = texts.map((text) => {
    const named = needNamed(text);
    if (named !== undefined) return { text, needs: [named], isMore: /\d/.test(text) };
    const words = foldedWords(text).join(' ');
    const said = of === 'car' || DENIED.test(words) ? [] : NEEDS.filter((need) => STEMS[need].test(words));
    return { text, needs: said, isMore: said.length > 0 };
  });
  return {
    needs: [...new Set(found.flatMap((each) => each.needs))],
    unknown: found.find((each) => each.needs.length === 0)?.text ?? null,
    isMore: found.some(({ isMore }) => isMore),
  };
}
