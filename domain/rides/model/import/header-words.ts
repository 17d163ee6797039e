import type { FileKind, ImportColumn } from './import-line.ts';
import { needNamed } from './needs-in.ts';

/** The meaning of a header; a higher rank is more specific. */
export interface HeaderMeaning {
  readonly column: ImportColumn;
  readonly rank: number;
}

type Table = readonly (readonly [column: ImportColumn, rank: number, words: RegExp])[];

/**
 * The headers of Google Contacts, Outlook, telephones' address books, other dispatch programs and typed lists, in
 * English and German. The rows match headers as `wordsOf` returns them. The first matching row of a table counts.
 */
const CUSTOMERS: Table = [
  [
    'driverNote',
    3,
    /(note|hint|remark|instruction)s? (for|to) (the )?drivers?|driver s? ?(note|instruction)|hinweise? fur (den |die )?fahrer|fahrerhinweis/,
  ],
  [
    'note',
    2,
    /note|notiz|remark|comment|bemerkung|hinweis|anmerkung|kommentar|\bmemo|besonderheit|instruction/,
  ],
  ['areaCode', 2, /\b(area code|vorwahl|ortsvorwahl|ortsnetz\w*)\b/],
  [
    'phone',
    3,
    /phone|telef|\btel\b|^tel|handy|mobil|\bcell|rufn(umme)?r|festnetz|landline|whats ?app|\bph\b|\bmob\b/,
  ],
  ['phone', 3, /(contact|kontakt|caller) ?(number|no|nr|nummer)\b|^caller id$/],
  ['street', 3, /stra(ss|ß)en?( und| u)? ?(haus)? ?(nr|nummer)/],
  [
    'houseNumber',
    3,
    /house ?(no|nr|number|num)\b|street (no|nr|number)\b|haus ?(nr|nummer)|\bhnr\b|building (no|number)/,
  ],
  [
    'flat',
    3,
    /\bflat\b|apartment|\bapt\b|\bunit\b|suite|wohnung|\bwhg\b|etage|\bstock|\bfloor|zusatz|extended|\bstreet [23]$/,
  ],
  ['flat', 3, /\b(stra(ss|ß)e|str)( privat| geschaftlich)? [23]$|address line [23]$/],
  ['postcode', 3, /post(al)? ?code|\bzip\b|\bplz\b|postleitzahl/],
  ['town', 3, /\b(city|town|ort|stadt|wohnort|gemeinde|locality|suburb|village|ortsname|ortschaft)\b/],
  ['region', 3, /\b(state|province|region|county|bundesland|kanton)\b/],
  ['street', 3, /\bstreet|stra(ss|ß)e|\bstr\b|address line 1$/],
  ['name', 3, /formatted ?name|^fn$|^name 1$/],
  ['places', 1, /formatted/],
  ['places', 2, /address|\badd?r\b|adresse|anschrift|abholort|pick ?up|\bplaces?\b|destination|drop ?off/],
  ['places', 2, /^(from|to|von|nach|start|ziel|zielort)$/],
  ['firstName', 2, /(first|given|fore|middle|additional) ?names?\b|vornamen?\b|^first$|^middle$/],
  ['lastName', 2, /(last|family) ?name|surname|nachname|familienname|zuname|^last$/],
  [
    'name',
    4,
    /(full|display|complete) ?name|anzeigename|vollstandiger name|(vor und|name und|name) (nach|vor)name/,
  ],
  ['name', 3, /^name$|(customer|passenger|client|rider|caller|patient|member|contact) ?name/],
  ['name', 3, /(kunden|fahrgast|klienten|patienten|mitglieder|kontakt)name|^name des|^name der/],
  ['name', 2, /^(customer|client|passenger|rider|caller|patient|member|person|guest)$/],
  ['name', 2, /^(kunde|kundin|kunde in|fahrgast|klient|patient|mitglied|anrufer|gast)$/],
  ['name', 1, /^file as$/],
  [
    'company',
    1,
    /^(company|firma|unternehmen|company name|organi[sz]ation( name)?|organi[sz]ation 1 name|firmenname|einrichtung|institution)$/,
  ],
  ['needs', 2, /needs|bedarf|requirement|mobility|equipment|ausstattung/],
  ['phone', 1, /^(number|nummer|nr|no|num|contact|kontakt)$/],
];

const CARS: Table = [
  [
    'plate',
    3,
    /\breg(istration)?\b|\bvr[mn]\b|number ?plate|licen[cs]e ?plate|kennz|nummernschild|plate (no|number)|\brego\b/,
  ],
  ['plate', 2, /\bplate\b/],
  ['colour', 2, /colou?r\b|farbe/],
  ['make', 2, /\bmake\b|manufacturer|\bbrand\b|hersteller|marke|fabrikat/],
  ['model', 2, /\bmodel\b|modell/],
  [
    'seats',
    3,
    /passenger seats|seats for passengers|(max|passenger) ?(passengers|capacity)|fahrgastplatze|max pax/,
  ],
  ['seats', 2, /\bseats?\b|seating|\bsitz|\bplatze|\bplaetze/],
  ['seats', 1, /capacity|kapazitat|\bpax\b|passengers$|personen|fahrgaste/],
  ['needs', 2, /needs|can ?carry|equipment|ausstattung|bedarf|beford|nimmt mit|features?$|accessib/],
  ['active', 2, /^(active|aktiv|in service|im einsatz|in betrieb)$/],
  ['label', 4, /^(name|label|bezeichnung|(vehicle|car|display) ?name|fahrzeugname)$/],
  ['label', 3, /^(vehicle|car|fahrzeug|auto|wagen|taxi|cab)$/],
  [
    'label',
    1,
    /call ?sign|rufname|(fleet|vehicle|car|taxi|cab|fahrzeug|wagen|ordnungs|konzessions) ?(no|nr|number|nummer|ref|code)\b/,
  ],
  ['label', 1, /^(number|nummer|nr|no|unit)$/],
];

const TABLES: Readonly<Record<FileKind, Table>> = { customers: CUSTOMERS, cars: CARS };

/** Headers of columns that are not imported, even if one of their words is in a table. */
const OTHERS: Readonly<Record<FileKind, RegExp>> = {
  customers: new RegExp(
    String.raw`\b(${[
      'types?|typ|labels?|art|kind|ids?|e ?mails?|mail|fax|telefax|pager|telex|isdn|callback|url|web|website|webseite|homepage',
      'birthday|geburtstag|geburtsdatum|anniversary|photo|foto|yomi|phonetic|nick ?name|spitzname|prefix|suffix|title|titel',
      'anrede|salutation|assistants?|assistent|assistentin|manager|vorgesetzten?|spouse|partner|referred|im|imaddress',
      'country|land|po box|postfach|language|sprache|dates?|datum|time|zeit|status|account|konto|payment|iban|bic|password',
      'user ?name|benutzername|login|job|department|abteilung|created|updated|groups?|gruppe|emergency|notfall|notfallkontakt',
      'extension|durchwahl|country code|provider|anbieter|carrier|lat|lng|latitude|longitude|breite|lange|zone',
    ].join('|')})\b|^user|kundennummer|kundennr|kunden nr|mitgliedsnummer|customer (no|number|ref)`,
  ),
  cars: new RegExp(
    String.raw`\b(${[
      'types?|typ|ids?|vin|fin|chassis|fahrgestell\\w*|years?|baujahr|jahr|dates?|datum|expir\\w*|ablauf|due|until|bis',
      'insurance|versicherung|fuel|kraftstoff|owner|halter|driver|fahrer|status|photo|foto|country|land|luggage|baggage|gepack',
      'interior|innen|polster|email|phone|telefon|height|width|length|weight|mileage|km|odometer',
    ].join('|')})\b`,
  ),
};

/** A header's words in lower case, without accents, one space between them: `Phone 1 - Value` is `phone 1 value`. */
export function wordsOf(header: string): string {
  return header
    .replaceAll(/(\p{Ll})(\p{Lu}|\d)/gu, '$1 $2')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a column has a text that a program composed of other columns. */
export const isFormatted = (header: string): boolean => /formatted/.test(wordsOf(header));

const LONGEST_HEADER = 60;

/** The need that a header names, for a column of yes and no. */
export const needOfHeader = (words: string) => needNamed(words.replace(/ (y n|yes no|j n|ja nein)$/, ''));

/** The meaning of a header in a file of this kind; `null` if the column is not imported. */
export function meaningOf(header: string, kind: FileKind): HeaderMeaning | null {
  if (header === '' || header.length > LONGEST_HEADER || /\d{4}/.test(header)) return null;
  const words = wordsOf(header);
  if (needOfHeader(words) !== undefined) return { column: 'needs', rank: 2 };
  if (OTHERS[kind].test(words)) return null;
  const found = TABLES[kind].find(([, , fits]) => fits.test(words));
  return found === undefined ? null : { column: found[0], rank: found[1] };
}
