const TEXTS: readonly (readonly [meant: string, typed: string])[] = [
  [
    'now',
    'now | asap | ASAP! | jetzt | sofort | gleich | as soon as possible | so schnell wie möglich | ' +
      'right now | now please',
  ],
  ['2026-11-28 10:20', 'in 20 min | in 20 minutes | in 20 Minuten | 20 min from now | +20'],
  [
    '2026-11-28 12:00',
    'in 2h | in 2 h | in 2 hours | in zwei Stunden | +2h | noon | midday | mittags | heute Mittag | 12 | ' +
      '12 pm | today noon',
  ],
  [
    '2026-11-28 11:30',
    'in 1h30 | in 1 h 30 min | in 1.5 h | in 1,5 Stunden | in 90 minutes | in anderthalb Stunden | ' +
      'in 1:30 h | +1:30 | in an hour and a half',
  ],
  ['2026-11-28 11:00', 'in an hour | in 1 hour | in einer Stunde | in one hour | in 60 min | +60 | +1h'],
  [
    '2026-11-28 10:30',
    'in half an hour | in einer halben Stunde | in 30m | in 0:30 h | 1030 | 10:30 | 10.30 | 10h30 | ' +
      '10.30 Uhr | halb elf | half past 10 | halb 11 heute',
  ],
  [
    '2026-11-28 10:15',
    'in einer Viertelstunde | in a quarter of an hour | in 15 min | +15 | quarter past 10 | ' +
      'viertel nach zehn | viertel elf',
  ],
  [
    '2026-11-28 10:45',
    'in einer Dreiviertelstunde | in 45 min | quarter to 11 | viertel vor elf | dreiviertel elf',
  ],
  [
    '2026-11-28 19:00',
    '19 | 19 Uhr | 19:00 | 1900 | 7pm | 7 pm | 7 p.m. | at 7 PM | um 19 Uhr | heute 19 Uhr | ' +
      'heute Abend 7 | tonight at 7pm | 7 Uhr abends | this evening 7 | sat 19 | Samstag 19 Uhr | ' +
      '28.11. 19:00 | sat 28 nov 7pm',
  ],
  [
    '2026-11-28 19:30',
    '7:30 pm | 7.30pm | 730pm | 19.30 Uhr | 19 Uhr 30 | 19h30 | halb acht abends | half past 7 pm | ' +
      'tonight half past 7 | heute Abend halb 8',
  ],
  ['2026-11-28 20:00', 'heute Abend 8 | tonight 8 | 8 tonight | abends um acht | 8pm | 2000'],
  ['2026-11-28 15:00', '3 in the afternoon | nachmittags um 3 | heute Nachmittag um drei | 3pm | 15 Uhr'],
  [
    '2026-11-29 00:00',
    'midnight | 24:00 | 24 Uhr | 2400 | Mitternacht | 12am | 0 Uhr | tonight midnight | heute 24:00 | ' +
      'heute um Mitternacht | sat 24:00 | 0:00',
  ],
  [
    '2026-11-29 00:30',
    'tonight 0030 | tonight 0:30 | 0:30 tonight | heute Nacht 0:30 | 0.30 Uhr heute Nacht | 12:30 am | ' +
      '0030 | halb eins nachts',
  ],
  ['2026-11-29 03:00', 'heute Nacht 3 | tonight 3 | 3 am | 3 Uhr nachts'],
  [
    '2026-11-29 07:30',
    '730 | 7:30 | 07:30 | tomorrow 730 | 730 tomorrow | tomorrow at 7:30 | tomorrow 7:30 am | ' +
      'morgen 7.30 Uhr | Morgen um halb acht | halb acht | half past 7 | morgen früh 7:30 | ' +
      'tomorrow morning at half past seven | sun 730 | So., 7:30 | 29.11. 7:30 | 29 Nov 7:30 | ' +
      'tomorrow, Sunday, 29 Nov 2026, 07:30 | Morgen, Sonntag, 29.11.2026, 07:30 | 2026-11-29 07:30 | ' +
      '2026-11-29T07:30',
  ],
  [
    '2026-11-29 08:00',
    'morgen 8 Uhr | morgen um 8 | 8 Uhr morgen | um acht Uhr morgen | Sonntag 8 | 8 | 8 am tomorrow | ' +
      'tmrw 8',
  ],
  [
    '2026-11-29 19:00',
    'tomorrow 7 pm | 7pm tomorrow | 7 pm tomorrow | morgen 19 Uhr | morgen Abend 7 | ' +
      'tomorrow evening at 7 | Sunday 7 p.m.',
  ],
  ['2026-11-29 07:15', 'viertel nach 7 | quarter past 7 | viertel 8 | 15 past 7 | 15 nach 7'],
  ['2026-11-29 07:25', '5 vor halb 8 | fünf vor halb acht | 5 min vor halb acht | 7:25'],
  ['2026-11-29 07:50', '10 to 8 | zehn vor acht | 10 vor 8 | 10 minutes to 8 | 10 min before 8'],
  [
    '2026-11-30 08:00',
    'übermorgen 8 | uebermorgen 8 Uhr | ubermorgen um 8 | the day after tomorrow 8 | 8 am mon | mon 8 | ' +
      'next mon 8 | in 2 days at 8 | in zwei Tagen um 8 | am Montag um 8',
  ],
  ['2026-11-30 06:30', 'mon 630 | 630 mon | Mo 6:30 | Montag, halb sieben'],
  [
    '2026-12-01 07:30',
    'Tue 1 Dec 07:30 | Di., 1. Dez. 7:30 | 07:30 Tue 1 Dec | 1 December 2026 7:30 | 1. Dezember, 7:30 Uhr | ' +
      '1st of December 7:30 | Dec 1st 7:30 | dienstag 1.12. 7:30 | 1. 12. 7:30 | tue 730 | ' +
      'Tuesday, 1 Dec 2026, 07:30 | Dienstag, 01.12.2026, 07:30',
  ],
  [
    '2026-12-04 08:00',
    'next fri 8 | fri 8 | nächsten Freitag um 8 | naechsten Freitag 8 | kommenden Freitag 8 | this fri 8',
  ],
  ['2026-12-04 null', 'next fri | fri | Freitag | 4 Dec | 4.12.'],
  ['2026-12-05 00:00', 'fri 24:00 | Freitag 24 Uhr | sat 5 Dec 0:00'],
  [
    '2026-12-24 07:30',
    '24.12.26 7:30 | 24.12. 7:30 | 24.12.2026, 7:30 | 24 Dec 7:30 | 24. Dez 7:30 | Dec 24 7:30 am | ' +
      'Dec 24, 2026 7:30 | 24 Dec 26 7:30 | 24/12 7:30 | 12/24 7:30 | 24/12/26 7:30 | 24-12-2026 7:30 | ' +
      '2026-12-24 7:30 | Thu 24 Dec 7:30 | 7:30 24.12. | the 24th at 7:30 | am 24. um 7:30 | ' +
      'December 24th at half past 7',
  ],
  ['2027-06-05 07:30', '5/6 7:30 | 5.6. 7:30 | 5 June 7:30 | 7:30 5/6'],
  ['2027-05-14 19:00', '14.5. 7pm | 7pm 14.5. | 14 Mai 19 Uhr | May 14 7 pm'],
  ['2027-03-01 08:00', '1. März 8 | 1 maerz 8 Uhr | 1. 3. 8:00 | Mar 1st 8'],
  ['asked 2026-11-28 20:00, 2026-12-05 08:00', 'sat 8 | 8 sat | Samstag 8 Uhr | Sa um acht'],
  ['asked 2026-11-28 21:30, 2026-12-05 09:30', 'sat 930 | Samstag halb zehn'],
  ['asked 2026-12-05 08:00', 'sat 8am | Samstag 8 Uhr morgens'],
  ['asked 2026-11-30 07:30, 2026-12-01 07:30', 'Mon 1 Dec 7:30 | Montag 1.12. 7:30 | 7:30 1 Dec Mon'],
  ['asked 2026-11-29 08:00, 2026-11-30 08:00', 'tomorrow mon 8 | Montag morgen 8:00'],
  ['asked 2026-12-04 00:00, 2026-12-05 00:00', 'fri midnight | Mitternacht Freitag'],
  ['asked 2026-12-04 01:00, 2026-12-05 01:00', 'fri night 1 | Freitag Nacht 1 Uhr'],
  ['asked 2026-11-28 17:00, 2026-11-29 05:00', 'tonight 5'],
  ['asked 2026-12-08 20:00, 2026-12-20 08:00', '20 dec 8 | 8 dec 20'],
  ['asked 2026-11-28 12:00, 2026-11-29 02:00', '2h'],
  ['asked 2027-03-03 08:00, 2027-05-03 08:00', '3 ma 8:00'],
  ['asked 2026-12-24 20:26, 2026-12-24 null', '24 dec 2026'],
  [
    'no-such-day',
    '31 Feb 8:00 | 31.2. 8 | 30 Feb | 32.1. 7 | 31 April 9 | 29.2. 8 | 0.5. 8 | 31.4.2027 8:00 | ' +
      '29.2.2027 | 13/13 8:00 | 2026-02-30 8:00 | 24.13. 8',
  ],
  [
    'no-such-time',
    '25:00 | 13pm | 7:75 | 0 pm | 24:30 | 2575 | 25 | tomorrow 25:00 | morgen 26 Uhr | 13:30 am',
  ],
  [
    'unreadable',
    '  | soon | x | tomorrow soon | + | m 7 | -15 | bald | by 8 | 8 9 | tonight 8 am | in 7 | in | now 8 | ' +
      'tomorrow in 2h | 8 or 9 | 8-9',
  ],
  // Words as they are spoken, as they are dictated, or written as one word.
  [
    '2026-11-29 07:20',
    'twenty past seven | zwanzig nach sieben | 20 past 7 | zehn vor halb acht | sieben Uhr zwanzig',
  ],
  [
    '2026-11-29 07:30',
    'seven thirty | 7 thirty | sieben Uhr dreißig | 7 Uhr dreissig | um sieben dreißig | ½ 8 | 7 30 | 07 30 | 7;30 | ' +
      'morgen 7 30 | tomorrow 7 30 am | 7:30h | 07:30 h | 7.30 h | 7∶30 | so um 7:30 | tomorrow seven thirty',
  ],
  [
    '2026-11-29 07:45',
    'a quarter to 8 | quarter of 8 | 1/4 to 8 | seven forty five | seven forty-five | sieben Uhr fünfundvierzig | ' +
      'drei viertel acht | ¾ 8 | drei viertel 8 morgen',
  ],
  ['2026-11-29 07:15', 'a quarter past 7 | seven fifteen | sieben Uhr fünfzehn | ¼ 8'],
  ['2026-11-29 07:35', 'twenty five to eight | twenty-five to 8 | fünfundzwanzig vor acht | 5 nach halb 8'],
  ['2026-11-29 08:05', 'eight oh five | 8 oh 5 | acht Uhr fünf | 8 05'],
  [
    '2026-11-29 08:00',
    '0800 hours | 0800 hrs | 8 o clock | 8 o’ clock | Punkt acht | 8 Uhr Punkt | 8 sharp | etwa 8 | ungefähr um 8 | ' +
      '8ish | 8-ish | 8 00 | morgen: 8 | morgen - 8 | morgen – 8 Uhr | Sonntagmorgen 8 | morgenfrüh um 8 | So-8',
  ],
  [
    '2026-11-28 19:00',
    'neunzehn Uhr | 1900 hours | Samstagabend 7 | heuteabend 7 | this evening at 7 | 19h | 19:00h',
  ],
  ['2026-11-28 19:30', 'neunzehn Uhr dreißig | seven thirty pm | nineteen thirty | ½ 8 abends | 19 30'],
  ['2026-11-28 20:00', 'zwanzig Uhr | heut Abend 8 | Samstagabend um acht'],
  ['2026-11-28 20:15', 'zwanzig Uhr fünfzehn | viertel 9 abends | 20 15 | 20.15 h'],
  ['2026-11-28 12:00', '12 noon | noon 12 | 12 Uhr mittags | zwölf Uhr mittags | mittags um 12 | noonish'],
  ['2026-11-28 12:30', 'half past noon | halb eins mittags | mittags halb eins | twelve thirty | 12 30'],
  ['2026-11-28 11:45', 'quarter to noon | 15 to noon | viertel vor zwölf mittags'],
  ['2026-11-28 13:00', 'mittags um eins | 1 Uhr mittags | heute Mittag um eins'],
  ['2026-11-29 13:00', 'morgen Mittag um eins | morgen mittag 1 Uhr'],
  ['2026-11-29 00:00', '12 midnight | 12 Uhr Mitternacht | 0 Uhr Mitternacht | 24 Uhr Mitternacht'],
  ['2026-11-28 23:45', 'quarter to midnight | viertel vor Mitternacht | a quarter to midnight'],
  ['2026-11-29 00:15', 'quarter past midnight | viertel nach Mitternacht | 15 past midnight'],
  [
    '2026-11-28 11:00',
    'heute morgen um 11 | heute Morgen 11 Uhr | this morning at 11 | in ner Stunde | in ’ner Stunde',
  ],
  // Times in the past, which the booking refuses.
  ['2026-11-28 08:00', 'this morning 8 | heute morgen 8 | heute Morgen um acht | heute früh 8 | today 8'],
  ['2026-11-28 15:00', 'this afternoon at 3 | this afternoon 3 | Samstagnachmittag um drei'],
  [
    '2026-11-28 10:20',
    'in zwanzig Minuten | in twenty minutes | in ca. 20 Minuten | in etwa 20 Min. | in about 20 minutes | ' +
      'in roughly 20 min',
  ],
  [
    '2026-11-28 10:30',
    'in ner halben Stunde | half an hour | in half hour | in a half hour | in half a hour | in 1/2 hour | in ½ Stunde | ' +
      'in dreißig Minuten | in thirty minutes',
  ],
  [
    '2026-11-28 10:45',
    'in 3/4 Stunde | in fünfundvierzig Minuten | in forty-five min | in three quarters of an hour',
  ],
  ['2026-11-28 11:30', 'in 1½ Std. | in 1 1/2 hours | in eineinhalb Stunden'],
  ['2026-11-28 12:30', 'in 2½ hours | in 2 1/2 h | in zweieinhalb Stunden | in two and a half hours'],
  ['2026-11-30 06:00', 'Montagmorgen um 6 | Montagmorgens 6 | Montagfrüh 6 Uhr | Mo früh 6'],
  ['2026-12-02 20:00', 'Mittwochabend 8 | Mittwoch Abend um acht'],
  // Weeks.
  [
    '2026-12-05 08:00',
    'in a week at 8 | heute in einer Woche 8 Uhr | a week today 8 | today week 8 | heute in 8 Tagen um 8',
  ],
  ['2026-12-06 08:00', 'tomorrow week 8 | a week tomorrow 8 | morgen in einer Woche 8 Uhr'],
  ['2026-12-11 08:00', 'Friday week 8 | fri week 8 | a week on Friday 8 | übernächste Woche Freitag 8'],
  [
    '2026-12-04 08:00',
    'next week fri 8 | Friday next week 8 | nächste Woche Freitag 8 | Freitag nächster Woche 8 | kommende Woche Fr 8',
  ],
  ['2026-11-29 08:00', 'this week Sunday 8 | diese Woche Sonntag 8'],
  // Typing errors, and another program's dates.
  [
    '2026-11-29 08:00',
    'tommorow 8 | tommorrow 8 | tomorow 8 | tomorrw 8 | tmw 8 | morgn 8 | mogen 8 | mrogen 8 | MORGN 8 | Sontag 8',
  ],
  ['2026-11-30 08:00', 'übermrogen 8 | übermorgn 8 | Montga 8 | manday 8 | Über\u00ADmorgen 8'],
  ['2026-12-02 08:00', 'Mitwoch 8 | wednsday 8 | wendesday 8'],
  [
    '2026-12-03 08:00',
    'thrusday 8 | Donerstag 8 | Dezmber 3 8 | Decmber 3 8 | 3-Dec-2026 8:00 | 03-Dec-26 08:00',
  ],
  ['2026-12-24 null', '24.12 | 24.12. | 24-Dec-26'],
  ['2026-12-31 null', '31.12'],
  ['asked 2026-11-29 07:45, 2027-04-03 08:00', '3/4 8 | 3/4 8 Uhr'],
  ['asked 2026-11-29 07:30, 2027-02-01 08:00', '1/2 8'],
  ['asked 2026-11-28 10:50, 2026-11-29 10:00', '10 to 11 | 10 till 11 | ten to eleven'],
  ['asked 2026-11-29 05:00, 2026-11-29 05:55', '5 to 6 | five to six'],
  ['asked 2026-12-05 null, 2026-12-06 null', 'in 8 Tagen | in acht Tagen'],
  [
    'asked 2026-12-04 08:00, 2026-12-11 08:00',
    'Freitag in einer Woche 8 Uhr | Freitag in 8 Tagen 8 | fri in a week 8',
  ],
  [
    'asked 2026-12-11 08:00, 2026-12-18 08:00',
    'Freitag in zwei Wochen um 8 | in zwei Wochen am Freitag um 8',
  ],
  ['asked 2026-11-29 08:00, 2026-12-06 08:00', 'next week Sunday 8 | nächste Woche Sonntag 8'],
  ['asked 2026-12-11 00:00, 2026-12-12 00:00', 'fri week midnight'],
  ['asked 2026-12-04 00:15, 2026-12-05 00:15', 'fri quarter past midnight'],
  [
    'unreadable',
    '8 to 9 | 8 till 9 | 9 to 5 | 8 Uhr - 10 | 8 Uhr – 10 Uhr | 8 Uhr-10 | 8 Uhr/10 | 8h-10h | 8pm-9pm | 8–9 | 11-noon | ' +
      '8 12 | 24 | 24 12 8 | ten twelve | –15 | −15 | in -5 min | montags 8 | Mondays 8 | jeden Montag 8 | next week | week 8 | ' +
      'nächste Woche | this week Friday 8 | mittags um vier | junday 8 | ab 8 | bis 8 Uhr | kurz vor acht',
  ],
];

/**
 * Texts as people type and say them in Berlin at 10:00 on Saturday, 28 November 2026. Each has its meaning: a day and a
 * time, `now`, several times to choose from, or the reason of a refusal.
 */
export const SPOKEN_TIMES = TEXTS.map(([meant, typed]) => [meant, ...typed.split(' | ')] as const);
