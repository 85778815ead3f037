import { synonymsOf } from './synonym.ts';

/** New, demo and used. */
export const conditions = synonymsOf('car_type', [
  { values: ['new'], words: ['new', 'brand new'] },
  {
    values: ['demo'],
    words: ['demo', 'demos', 'demonstrator', 'demonstrators', 'ex demo', 'ex demonstrator', 'dealer demo'],
  },
  {
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
]);

/** Makes by their short names, and as they are often misspelt. */
export const makes = synonymsOf('make', [
  { values: ['Volkswagen'], words: ['vw', 'volkswagon', 'volks'] },
  { values: ['Mercedes-Benz'], words: ['mercedes', 'merc', 'mercs', 'benz'] },
  { values: ['Land Rover', 'Range Rover'], words: ['landrover', 'landy'] },
  { values: ['Mitsubishi'], words: ['mitsi', 'mitsu'] },
  { values: ['Chevrolet'], words: ['chevy', 'chev'] },
  { values: ['Harley-Davidson'], words: ['harley', 'harleys'] },
  { values: ['Alfa Romeo'], words: ['alfa'] },
  { values: ['Rolls-Royce'], words: ['rolls'] },
  { values: ['GWM', 'Great Wall', 'GWM Haval'], words: ['great wall'] },
]);

/** What a vehicle has. */
export const equipment = synonymsOf('filtered_features', [
  {
    values: ['Tow Bar', 'Towbar'],
    words: ['towbar', 'tow bar', 'tow hitch', 'tow pack'],
  },
  {
    values: ['Reversing Camera', 'Rear Camera', 'Reverse Camera'],
    words: ['reversing camera', 'reverse camera', 'rear camera', 'backup camera'],
  },
  {
    values: ['Sunroof', 'Panoramic Sunroof'],
    words: ['sunroof', 'sun roof', 'moon roof'],
  },
  {
    values: ['Leather Seats', 'Leather Trim'],
    words: ['leather', 'leather seats', 'leather trim'],
  },
  { values: ['Roof Racks'], words: ['roof rack', 'roof racks'] },
  {
    values: ['Apple CarPlay'],
    words: ['carplay', 'apple carplay', 'apple car play'],
  },
  {
    values: ['Satellite Navigation', 'Sat Nav'],
    words: ['sat nav', 'satnav', 'gps', 'navigation'],
  },
]);
