import { synonymsOf } from './synonym.ts';

const utes = ['Ute', 'Utility', 'Pickup', 'Pick Up', 'Cab Chassis'];

/** Shapes of vehicles. */
export const bodies = synonymsOf('simple_body', [
  {
    values: utes,
    words: ['ute', 'utes', 'utility', 'pickup', 'pick up', 'pickup truck', 'tradie ute', 'work ute'],
  },
  {
    values: utes.slice(0, 4),
    words: ['dual cab', 'double cab', 'crew cab', 'dual cab ute', 'double cab ute', 'twin cab', 'space cab'],
  },
  {
    values: utes,
    words: ['single cab', 'single cab ute', 'extra cab', 'extra cab ute', 'tray back', 'tray top'],
  },
  { values: ['Cab Chassis'], words: ['cab chassis', 'cabchassis'] },
  {
    values: ['SUV'],
    words: ['suv', 'suvs', 'four wheel drive wagon', '4wd wagon', 'crossover', 'soft roader'],
  },
  {
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
    values: ['Hatch', 'Hatchback'],
    words: ['hatch', 'hatches', 'hatchback', 'hatchbacks'],
  },
  { values: ['Sedan', 'Saloon'], words: ['sedan', 'sedans', 'saloon', 'saloons'] },
  { values: ['Coupe', 'Coupé'], words: ['coupe', 'coupes'] },
  {
    values: ['Convertible', 'Cabriolet', 'Roadster'],
    words: ['convertible', 'convertibles', 'cabriolet', 'cabrio', 'soft top', 'drop top'],
  },
  {
    values: ['People Mover', 'Minivan', 'MPV', 'Bus'],
    words: ['people mover', 'people movers', 'people carrier', 'minivan', 'mini van', 'minibus', 'mpv'],
  },
  {
    values: ['Van', 'Light Van', 'Commercial Van'],
    words: ['van', 'vans', 'cargo van', 'panel van', 'delivery van', 'work van'],
  },
  {
    values: ['Motorcycle', 'Bike'],
    words: ['motorcycle', 'motorcycles', 'motorbike', 'motorbikes', 'bike', 'bikes'],
  },
  { values: ['Truck'], words: ['truck', 'trucks', 'lorry'] },
  { values: ['Caravan'], words: ['caravan', 'caravans'] },
  {
    values: ['Camper Trailer'],
    words: ['camper trailer', 'camper trailers', 'camper'],
  },
  {
    values: ['Excavator', 'Mini Excavator'],
    words: ['excavator', 'excavators', 'digger', 'diggers', 'mini excavator', 'mini excavators'],
  },
  {
    values: ['Loader', 'Wheel Loader', 'Skid Steer', 'Backhoe'],
    words: ['loader', 'loaders', 'wheel loader', 'wheel loaders', 'skid steer', 'skid steers', 'backhoe'],
  },
  { values: ['Forklift'], words: ['forklift', 'forklifts', 'fork lift'] },
  { values: ['Tractor'], words: ['tractor', 'tractors'] },
]);
