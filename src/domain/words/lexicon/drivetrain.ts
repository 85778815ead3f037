import { synonymsOf } from './synonym.ts';

/** What drives it. */
export const fuels = synonymsOf('simple_fuel', [
  {
    values: ['Diesel'],
    words: ['diesel', 'diesels', 'turbo diesel', 'tdi', 'oil burner', 'diesal', 'deisel', 'disel'],
  },
  { values: ['Petrol', 'Unleaded'], words: ['petrol', 'unleaded', 'ulp', 'gasoline'] },
  {
    values: ['Electric'],
    words: ['electric', 'ev', 'evs', 'bev', 'fully electric', 'all electric', 'battery electric'],
  },
  {
    values: ['Hybrid', 'Petrol Hybrid', 'Diesel Hybrid', 'Plug-in Hybrid', 'PHEV'],
    words: ['hybrid', 'hybrids', 'hev'],
  },
  {
    values: ['Plug-in Hybrid', 'PHEV'],
    words: ['plug in hybrid', 'plug in hybrids', 'plug in', 'phev', 'phevs'],
  },
  { values: ['LPG', 'Gas'], words: ['lpg', 'gas', 'autogas'] },
]);

/** How its gears are changed. */
export const gearboxes = synonymsOf('simple_transmission', [
  {
    values: ['Automatic', 'Auto', 'CVT', 'DCT', 'Sports Automatic', 'Constantly Variable'],
    words: ['automatic', 'automatics', 'auto', 'autos', 'auto transmission', 'automatic transmission'],
  },
  {
    values: ['Manual'],
    words: ['manual', 'manuals', 'stick shift', 'manual transmission'],
  },
]);

/** Which wheels are driven. */
export const driven = synonymsOf('simple_drive', [
  {
    values: ['4WD', '4x4', 'Four Wheel Drive', '4x4 On Demand'],
    words: ['4wd', '4wds', '4x4', '4 x 4', 'four wheel drive', '4 wheel drive', 'four by four', '4by4'],
  },
  {
    values: ['AWD', 'All Wheel Drive'],
    words: ['awd', 'all wheel drive', 'quattro'],
  },
  {
    values: ['FWD', 'RWD', '2WD', '4x2', 'Front Wheel Drive', 'Rear Wheel Drive'],
    words: ['2wd', '4x2', 'two wheel drive', '2 wheel drive'],
  },
  { values: ['FWD', 'Front Wheel Drive'], words: ['fwd', 'front wheel drive'] },
  { values: ['RWD', 'Rear Wheel Drive'], words: ['rwd', 'rear wheel drive'] },
]);
