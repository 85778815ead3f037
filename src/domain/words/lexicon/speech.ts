/** Small numbers as words, for seats. */
export const numberWords: Readonly<Record<string, number>> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9,
}; // oxfmt-ignore

/** Words without a meaning of their own. They go with the filter beside them, or stay text beside text. */
export const fillers: ReadonlySet<string> = new Set(
  (
    'a an the and or with in at near around from for of to by my any some is im i need want looking show me please ' +
    'car cars vehicle vehicles sale stock model models transmission gearbox colour color coloured colored ' +
    'engine fuel fuelled price priced drive away driveaway only that which'
  ).split(' '),
);

/** Words that exclude the value after them: 'not white', 'no diesel'. */
export const negations: ReadonlySet<string> = new Set(
  (
    'not|no|non|without|except|excluding|exclude|minus|nor|never|isnt|dont|dont want|do not want|anything but|' +
    'other than|apart from|instead of|rather than|but not'
  ).split('|'),
);

/**
 * Wishes without a filter. No vehicle's name has these words, so they are left out when something else was understood.
 */
export const wishes: ReadonlySet<string> = new Set(
  (
    'late model|first car|first|first time|near new|nearly new|like new|as new|new arrival|new arrivals|one owner|' +
    '1 owner|single owner|one lady owner|cheap|cheapest|affordable|bargain|good|great|nice|best|clean|tidy|reliable|' +
    'economical|family|family car|full service history|service history|log books|rego|registered|local|near me|nearby|near by|close by|' +
    'close to me|around me|in my area|today'
  ).split('|'),
);

/** Phrases that look like a value and are none. They stay text. */
export const keptPhrases: readonly string[] = [
  'new shape',
  'auto park',
  'auto parking',
  'auto hold',
  'gas struts',
  'bike rack',
  'manual books',
  'roof rack',
  'black edition',
  'black pack',
  'red p',
  'green p',
];
