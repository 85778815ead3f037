/** Other words for values of a field. Words and values are compared without spaces, hyphens, accents and case. */
export interface Synonyms {
  /** Field of the index. */
  field: string;
  /** Values that the words stand for, where the stock has them. */
  values: readonly string[];
  words: readonly string[];
}

const ute = { field: 'simple_body', values: ['Ute', 'Utility', 'Pickup', 'Pick Up', 'Cab Chassis'] };

/** How Australians say it. Every value also understands its own name and its plural. */
export const synonyms: readonly Synonyms[] = [
  { field: 'simple_colour', values: ['Grey'], words: ['gray'] },
  {
    ...ute,
    words: ['ute', 'utes', 'utility', 'pickup', 'pick up', 'pickup truck', 'tradie ute', 'work ute'],
  },
  {
    ...ute,
    values: ute.values.slice(0, 4),
    words: ['dual cab', 'double cab', 'crew cab', 'dual cab ute', 'double cab ute', 'twin cab', 'space cab'],
  },
  {
    ...ute,
    words: ['single cab', 'single cab ute', 'extra cab', 'extra cab ute', 'tray back', 'tray top'],
  },
  { field: 'simple_body', values: ['Cab Chassis'], words: ['cab chassis', 'cabchassis'] },
  {
    field: 'simple_body',
    values: ['SUV'],
    words: ['suv', 'suvs', 'four wheel drive wagon', '4wd wagon', 'crossover', 'soft roader'],
  },
  {
    field: 'simple_body',
    values: ['Wagon', 'Station Wagon', 'Estate'],
    words: [
      'wagon',
      'wagons',
      'estate',
      'estates',
      'station wagon',
      'station wagons',
      's wagon',
      'touring wagon',
    ],
  },
  {
    field: 'simple_body',
    values: ['Hatch', 'Hatchback'],
    words: ['hatch', 'hatches', 'hatchback', 'hatchbacks'],
  },
  { field: 'simple_body', values: ['Sedan', 'Saloon'], words: ['sedan', 'sedans', 'saloon', 'saloons'] },
  { field: 'simple_body', values: ['Coupe', 'Coupé'], words: ['coupe', 'coupes'] },
  {
    field: 'simple_body',
    values: ['Convertible', 'Cabriolet', 'Roadster'],
    words: ['convertible', 'convertibles', 'cabriolet', 'cabrio', 'soft top', 'drop top'],
  },
  {
    field: 'simple_body',
    values: ['People Mover', 'Minivan', 'MPV', 'Bus'],
    words: ['people mover', 'people movers', 'people carrier', 'minivan', 'mini van', 'minibus', 'mpv'],
  },
  {
    field: 'simple_body',
    values: ['Van', 'Light Van', 'Commercial Van'],
    words: ['van', 'vans', 'cargo van', 'panel van', 'delivery van', 'work van'],
  },
  {
    field: 'simple_body',
    values: ['Motorcycle', 'Bike'],
    words: ['motorcycle', 'motorcycles', 'motorbike', 'motorbikes', 'bike', 'bikes'],
  },
  { field: 'simple_body', values: ['Truck'], words: ['truck', 'trucks', 'lorry'] },
  { field: 'simple_body', values: ['Caravan'], words: ['caravan', 'caravans'] },
  {
    field: 'simple_body',
    values: ['Camper Trailer'],
    words: ['camper trailer', 'camper trailers', 'camper'],
  },
  {
    field: 'simple_fuel',
    values: ['Diesel'],
    words: ['diesel', 'diesels', 'turbo diesel', 'tdi', 'oil burner', 'diesal', 'deisel', 'disel'],
  },
  { field: 'simple_fuel', values: ['Petrol', 'Unleaded'], words: ['petrol', 'unleaded', 'ulp', 'gasoline'] },
  {
    field: 'simple_fuel',
    values: ['Electric'],
    words: ['electric', 'ev', 'evs', 'bev', 'fully electric', 'all electric', 'battery electric'],
  },
  {
    field: 'simple_fuel',
    values: ['Hybrid', 'Petrol Hybrid', 'Diesel Hybrid', 'Plug-in Hybrid', 'PHEV'],
    words: ['hybrid', 'hybrids', 'hev'],
  },
  {
    field: 'simple_fuel',
    values: ['Plug-in Hybrid', 'PHEV'],
    words: ['plug in hybrid', 'plug in hybrids', 'plug in', 'phev', 'phevs'],
  },
  { field: 'simple_fuel', values: ['LPG', 'Gas'], words: ['lpg', 'gas', 'autogas'] },
  {
    field: 'simple_transmission',
    values: ['Automatic', 'Auto', 'CVT', 'DCT', 'Sports Automatic', 'Constantly Variable'],
    words: ['automatic', 'automatics', 'auto', 'autos', 'auto transmission', 'automatic transmission'],
  },
  {
    field: 'simple_transmission',
    values: ['Manual'],
    words: ['manual', 'manuals', 'stick shift', 'manual transmission'],
  },
  {
    field: 'simple_drive',
    values: ['4WD', '4x4', 'Four Wheel Drive', '4x4 On Demand'],
    words: ['4wd', '4wds', '4x4', '4 x 4', 'four wheel drive', '4 wheel drive', 'four by four', '4by4'],
  },
  {
    field: 'simple_drive',
    values: ['AWD', 'All Wheel Drive'],
    words: ['awd', 'all wheel drive', 'quattro'],
  },
  {
    field: 'simple_drive',
    values: ['FWD', 'RWD', '2WD', '4x2', 'Front Wheel Drive', 'Rear Wheel Drive'],
    words: ['2wd', '4x2', 'two wheel drive', '2 wheel drive'],
  },
  { field: 'simple_drive', values: ['FWD', 'Front Wheel Drive'], words: ['fwd', 'front wheel drive'] },
  { field: 'simple_drive', values: ['RWD', 'Rear Wheel Drive'], words: ['rwd', 'rear wheel drive'] },
  { field: 'car_type', values: ['new'], words: ['new', 'brand new'] },
  {
    field: 'car_type',
    values: ['demo'],
    words: ['demo', 'demos', 'demonstrator', 'demonstrators', 'ex demo', 'ex demonstrator', 'dealer demo'],
  },
  {
    field: 'car_type',
    values: ['used'],
    words: [
      'used',
      'second hand',
      'secondhand',
      '2nd hand',
      'pre owned',
      'preowned',
      'preloved',
      'pre loved',
    ],
  },
  { field: 'make', values: ['Volkswagen'], words: ['vw', 'volkswagon', 'volks'] },
  { field: 'make', values: ['Mercedes-Benz'], words: ['mercedes', 'merc', 'mercs', 'benz'] },
  { field: 'make', values: ['Land Rover', 'Range Rover'], words: ['landrover', 'landy'] },
  { field: 'make', values: ['Mitsubishi'], words: ['mitsi', 'mitsu'] },
  { field: 'make', values: ['Chevrolet'], words: ['chevy', 'chev'] },
  { field: 'make', values: ['Harley-Davidson'], words: ['harley', 'harleys'] },
  { field: 'make', values: ['Alfa Romeo'], words: ['alfa'] },
  { field: 'make', values: ['Rolls-Royce'], words: ['rolls'] },
  { field: 'make', values: ['GWM', 'Great Wall', 'GWM Haval'], words: ['great wall'] },
  {
    field: 'filtered_features',
    values: ['Tow Bar', 'Towbar'],
    words: ['towbar', 'tow bar', 'tow hitch', 'tow pack'],
  },
  {
    field: 'filtered_features',
    values: ['Reversing Camera', 'Rear Camera', 'Reverse Camera'],
    words: ['reversing camera', 'reverse camera', 'rear camera', 'backup camera'],
  },
  {
    field: 'filtered_features',
    values: ['Sunroof', 'Panoramic Sunroof'],
    words: ['sunroof', 'sun roof', 'moon roof'],
  },
  {
    field: 'filtered_features',
    values: ['Leather Seats', 'Leather Trim'],
    words: ['leather', 'leather seats', 'leather trim'],
  },
  { field: 'filtered_features', values: ['Roof Racks'], words: ['roof rack', 'roof racks'] },
  {
    field: 'filtered_features',
    values: ['Apple CarPlay'],
    words: ['carplay', 'apple carplay', 'apple car play'],
  },
  {
    field: 'filtered_features',
    values: ['Satellite Navigation', 'Sat Nav'],
    words: ['sat nav', 'satnav', 'gps', 'navigation'],
  },
  { field: 'state', values: ['QLD', 'Queensland'], words: ['qld', 'queensland'] },
  { field: 'state', values: ['NSW', 'New South Wales'], words: ['nsw', 'new south wales'] },
  { field: 'state', values: ['VIC', 'Victoria'], words: ['vic', 'victoria'] },
  { field: 'state', values: ['SA', 'South Australia'], words: ['south australia', 'sth australia'] },
  {
    field: 'state',
    values: ['WA', 'Western Australia'],
    words: ['wa', 'western australia', 'west australia'],
  },
  { field: 'state', values: ['TAS', 'Tasmania'], words: ['tas', 'tassie', 'tasmania'] },
  { field: 'state', values: ['NT', 'Northern Territory'], words: ['nt', 'northern territory'] },
  {
    field: 'state',
    values: ['ACT', 'Australian Capital Territory'],
    words: ['act', 'australian capital territory'],
  },
];

/** Colours by their plain name: each stands for every paint in stock whose name has that word ('Glacier White'). */
export const colours: readonly (readonly string[])[] = [
  ['white'], ['black'], ['silver'], ['grey', 'gray'], ['blue'], ['red'], ['green'], ['yellow'], ['orange'],
  ['brown'], ['beige'], ['bronze'], ['gold'], ['purple'], ['maroon'], ['burgundy'], ['pink'], ['olive'],
]; // oxfmt-ignore

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
