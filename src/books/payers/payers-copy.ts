import {
  LONGEST_ADDRESS_LINE,
  LONGEST_ANSWER,
  LONGEST_ASK_LABEL,
  LONGEST_PAYER_NAME,
  LONGEST_TERMS,
  LONGEST_WORD,
  MOST_ADDRESS_LINES,
} from '#domain/books/model/payers/payer.ts';
import { defineCopy } from '#words/define-copy.ts';

export const payers = {
  sign: '.',
  title: 'Account customers',
  heading: 'Account customers',
  keys: [
    { keys: ['j', '↓'], does: 'Next account' },
    { keys: ['k', '↑'], does: 'Previous account' },
    { keys: ['e', 'Enter'], does: 'Open this account beside the list' },
    { keys: ['n'], does: 'New account' },
    { keys: ['/'], does: 'Search' },
    { keys: ['?'], does: 'Show these shortcuts' },
  ],
  loading: 'Loading account customers...',
  failed: 'The account customers could not be loaded.',
  unreadable: (count: number) =>
    count === 1
      ? 'One account customer is damaged and not shown.'
      : `${count} account customers are damaged and not shown.`,
  full: (most: number) => `The list shows ${most}. There may be more.`,
  search: 'Search',
  searchHint: 'The number, or a word of the name',
  empty: {
    title: 'No account customers yet',
    text: 'A clinic or a firm that pays by the month gets an account here. Then rides can be booked for it.',
  },
  none: (find: string) => ({
    title: 'No account found',
    text: `No number and no word of a name begins with “${find}”.`,
  }),
  columns: { name: 'Account', number: 'Number', asks: 'Asks for', price: 'Price', terms: 'To pay in' },
  mustAnswer: (label: string) => `${label} (must)`,
  suspendedBadge: 'Suspended',
  usualTariff: 'Usual tariff',
  off: (percent: string) => `${percent} off`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  add: 'New account',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  suspend: 'Suspend',
  suspendOf: (name: string) => `Suspend ${name}`,
  resume: 'Resume',
  resumeOf: (name: string) => `Resume ${name}`,
  notChanged: (name: string) => `${name} could not be changed.`,
  suspended: {
    title: 'Suspended',
    text: (name: string) => `No new ride can be booked for ${name}. Booked rides stay.`,
  },
  resumed: {
    title: 'Resumed',
    text: (name: string) => `Rides can be booked for ${name} again.`,
  },
  stored: { title: 'Stored', text: (name: string) => `${name} is stored.` },
  open: {
    loading: 'Looking for open rides and standing orders...',
    failed: 'What is open for it could not be loaded.',
    rides: (count: number, more: boolean) => {
      if (count === 0 && !more) return 'No ride is open for it.';
      if (count === 1 && !more) return 'One ride is open for it, and stays:';
      return `${more ? 'At least ' : ''}${count} rides are open for it, and stay:`;
    },
    ride: (when: string, from: string, to: string) =>
      [when, [from, to].filter(Boolean).join(' → ')].filter(Boolean).join(', '),
    others: (count: number) => (count === 1 ? 'and one more' : `and ${count} more`),
    orders: (count: number) => {
      if (count === 0) return 'No standing order goes on it.';
      return count === 1
        ? 'One standing order makes no more rides until it is resumed:'
        : `${count} standing orders make no more rides until it is resumed:`;
    },
  },
  log: {
    heading: 'What happened',
    failed: 'The earlier changes could not be loaded.',
    by: (when: string, who: string | null) => (who === null ? when : `${when}, ${who}`),
    begun: (who: string, when: string | null) =>
      when === null ? `${who} stored it first` : `${when}, ${who}: stored`,
    became: (label: string, was: string, now: string) => `${label}: ${was} → ${now}`,
    isSo: (is: boolean): string => (is ? 'yes' : 'no'),
    nothing: 'nothing',
    earlier: 'Earlier changes',
  },
  form: {
    addText: 'The number cannot be changed once it is stored, because bills name it.',
    editText: 'Rides that are booked already keep their answers and their price.',
    asks: 'What must be asked',
    asksHint:
      'At most four, such as a cost centre. In a pattern, # is a digit and @ a letter: KST-#### is KST-1234.',
    ask: (n: number) => `Question ${n}`,
    patternOf: (n: number) => `Pattern ${n}`,
    mustOf: (n: number) => `${n} must be answered`,
    hidden: 'Hide its prices from drivers and passengers',
    names: 'Name the passengers on its bills',
    namesText:
      'Only if the account needs the names: an issued bill never changes, so it has them for the years of the books, longer than all else about a ride.',
    cancel: 'Back',
    save: 'Store',
    saving: 'Storing...',
  },
  fields: {
    number: { label: 'Number', hint: 'Letters from A to Z, digits and hyphens, stored in capitals' },
    name: { label: 'Name' },
    address: { label: 'Address', hint: 'As on an envelope, below the name' },
    email: { label: 'Email for bills' },
    vatId: { label: 'VAT number', hint: 'Begins with the country: DE123456789' },
    word: { label: 'Word to be said', hint: 'Callers say it, or get no ride for this account' },
    tariff: { label: 'Tariff' },
    discount: {
      label: 'Discount',
      hint: '5 %, or empty. Taken off prices that the desk agrees, not off sums of drivers',
    },
    terms: { label: 'Days to pay' },
  },
  errors: {
    'number-unusable': () =>
      'Please use 1 to 20 letters from A to Z, digits and hyphens, a hyphen not first.',
    'name-unusable': () => `Please enter a name of at most ${LONGEST_PAYER_NAME} characters.`,
    'address-unusable': () =>
      `Please enter at most ${MOST_ADDRESS_LINES} lines of ${LONGEST_ADDRESS_LINE} characters.`,
    'email-unusable': () => 'Write it like name@example.com',
    'vat-id-unusable': () => 'Please begin with the two letters of the country.',
    'label-required': () => 'What is asked?',
    'label-too-long': () => `Please use at most ${LONGEST_ASK_LABEL} characters.`,
    'label-twice': () => 'This is asked already.',
    'pattern-unusable': () =>
      `Please use at most ${LONGEST_ANSWER} plain letters, digits, # and @, and . / _ - between them.`,
    'word-too-long': () => `Please use at most ${LONGEST_WORD} characters.`,
    'tariff-unusable': () => 'This name is too long.',
    'discount-unusable': () => 'Please enter a share from 0 to 100 %, with one decimal at most.',
    'terms-unusable': () => `Please enter days from 0 to ${LONGEST_TERMS}.`,
    'payer-exists': () => 'Another account has this number.',
    'payer-changed': () =>
      'Another person has changed this account meanwhile. What you did not touch is as they stored it. Please look, and store again.',
  },
};

export const usePayersCopy = defineCopy(payers, { de: () => import('./payers-copy.de.ts') });
