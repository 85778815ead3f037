import type { Choice } from './choice.ts';
import type { Random } from './random.ts';

/** [equipment, first year it is common, lowest grade that has it] */
const carEquipment = [
  ['ABS Brakes', 0, 0], ['Air Conditioning', 0, 0], ['Power Windows', 0, 0], ['Central Locking', 0, 0],
  ['Bluetooth', 2012, 0], ['Cruise Control', 0, 0], ['Electronic Stability Control', 2011, 0], ['Front and Side Airbags', 0, 0],
  ['Curtain Airbags', 2012, 0], ['Reversing Camera', 2014, 0], ['Rear Parking Sensors', 2013, 0.3], ['Front Parking Sensors', 2015, 0.5],
  ['Apple CarPlay', 2017, 0], ['Android Auto', 2017, 0], ['Satellite Navigation', 2013, 0.5], ['Digital Radio (DAB+)', 2017, 0.3],
  ['Autonomous Emergency Braking', 2018, 0], ['Lane Keeping Assist', 2018, 0.3], ['Blind Spot Monitoring', 2018, 0.5],
  ['Rear Cross Traffic Alert', 2018, 0.5], ['Adaptive Cruise Control', 2018, 0.3], ['Traffic Sign Recognition', 2020, 0.3],
  ['Alloy Wheels', 0, 0.3], ['LED Headlights', 2016, 0.3], ['Daytime Running Lights', 2014, 0], ['Fog Lights', 0, 0.5],
  ['Rain-Sensing Wipers', 2012, 0.5], ['Keyless Entry', 2014, 0.3], ['Push-Button Start', 2014, 0.3], ['Leather Seats', 0, 0.6],
  ['Heated Front Seats', 2013, 0.6], ['Ventilated Front Seats', 2017, 0.9], ['Electric Driver Seat', 2012, 0.6],
  ['Dual-Zone Climate Control', 2010, 0.5], ['Panoramic Sunroof', 2014, 0.9], ['Power Tailgate', 2016, 0.6],
  ['360° Camera', 2018, 0.7], ['Head-Up Display', 2018, 0.9], ['Wireless Phone Charging', 2019, 0.6], ['Premium Sound System', 2013, 0.8],
  ['Roof Rails', 0, 0.4], ['Privacy Glass', 0, 0.4], ['ISOFIX Child Seat Anchors', 2014, 0], ['Tyre Pressure Monitoring', 2016, 0.3],
  ['Ambient Lighting', 2018, 0.7], ['Digital Instrument Cluster', 2020, 0.5],
] as const; // oxfmt-ignore

const utility = ['Tow Bar', 'Tub Liner', 'Hard Lid', 'Sports Bar', 'Side Steps', 'Rear Diff Lock', 'Trailer Brake Controller', 'Snorkel', 'Bull Bar', 'UHF Radio', 'Roof Racks', 'Canopy'] as const; // oxfmt-ignore
const electric = [
  'Vehicle-to-Load',
  'Heat Pump',
  'Fast Charging',
  'One-Pedal Driving',
  'Home Charging Cable',
] as const;
const motorcycle = ['ABS Brakes', 'Traction Control', 'LED Headlight', 'TFT Display', 'Riding Modes', 'Quickshifter', 'USB Socket', 'Slipper Clutch', 'Heated Grips', 'Pannier Mounts', 'Centre Stand', 'Adjustable Levers'] as const; // oxfmt-ignore
const truck = ['Air Conditioning', 'Bluetooth', 'Reversing Camera', 'Cruise Control', 'Exhaust Brake', 'Suspension Driver Seat', 'Electronic Stability Control', 'Lane Departure Warning', 'Steel Tray', 'Toolbox', 'Tie Rails', 'Rotating Beacon', 'PTO', 'Tow Bar'] as const; // oxfmt-ignore
const caravan = ['Reverse-Cycle Air Conditioning', 'Roll-Out Awning', 'Full Ensuite', 'Washing Machine', 'Solar Panel 200 W', 'Lithium Battery', '190 L Fridge', 'Gas Cooktop', 'Microwave', 'Diesel Heater', 'External Kitchen', 'Stone Guard', 'Independent Suspension', 'Off-Road Hitch', '12-Pin Plug', 'Bike Rack', 'Picnic Table'] as const; // oxfmt-ignore

const machine = ['Air Conditioning', 'Quick Hitch', 'Auxiliary Hydraulics', 'Reversing Camera', 'Rotating Beacon', 'Rubber Tracks', 'Dozer Blade', 'Tilt Bucket', 'Trenching Bucket', 'Suspension Seat', 'Work Lights', 'Fire Extinguisher'] as const; // oxfmt-ignore

/** What a shopper filters by; a subset of the standard equipment. */
const filterable = new Set<string>([
  'Reversing Camera', 'Apple CarPlay', 'Android Auto', 'Satellite Navigation', 'Adaptive Cruise Control', 'Leather Seats',
  'Heated Front Seats', 'Panoramic Sunroof', 'Tow Bar', 'Bluetooth', 'Keyless Entry', 'Blind Spot Monitoring', '360° Camera',
  'Bull Bar', 'Canopy', 'Roof Racks', 'Power Tailgate', 'Vehicle-to-Load', 'Reverse-Cycle Air Conditioning', 'Full Ensuite', 'ABS Brakes',
]); // oxfmt-ignore

/** Standard equipment as the dealer lists it, in the order of the list, and the part of it that is filtered by. */
export function drawEquipment(choice: Choice, random: Random): { standard: string[]; filtered: string[] } {
  const standard = drawStandard(choice, random);
  return { standard, filtered: standard.filter((name) => filterable.has(name)) };
}

function drawStandard({ model, year, grade, engine }: Choice, random: Random): string[] {
  const some = (names: readonly string[], share: number): string[] =>
    names.filter(() => random.chance(share));
  if (model.category === 'motorcycle') return some(motorcycle, 0.55);
  if (model.category === 'truck') return some(truck, 0.6);
  if (model.category === 'machine') return some(machine, 0.6);
  if (model.category === 'caravan') return some(caravan, 0.65);
  const usual = carEquipment
    .filter(([, since, lowest]) => year >= since && grade >= lowest && random.chance(0.93))
    .map(([name]) => name);
  return [
    ...usual,
    ...(model.body === 'Ute' || model.body === 'Cab Chassis' || model.drive === '4WD'
      ? some(utility, 0.4)
      : []),
    ...(engine[0] === 'Electric' ? some(electric, 0.7) : []),
  ];
}
