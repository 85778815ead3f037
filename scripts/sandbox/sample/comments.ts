import type { Choice } from './choice.ts';
import type { Random } from './random.ts';

interface Told {
  choice: Choice;
  kilometres: number;
  name: string;
  dealer: string;
  suburb: string;
  equipment: string[];
}

const openings: Record<'new' | 'demo' | 'used', string[]> = {
  new: [
    'Brand new and ready to register in your name.',
    'In stock now, so there is no waiting for the boat.',
    'Just off the truck and still in its wrapping. Come and pick the number plate.',
    'Built, landed and pre-delivered. You could be driving it this weekend.',
  ],
  demo: [
    'Our own demonstrator, driven by the sales team and serviced in our workshop.',
    'Ex-demonstrator with the balance of the new car warranty.',
    'It has done its time on test drives. All that is missing is the new car smell and part of the price.',
    'A dealer demonstrator that has only been through careful hands.',
  ],
  used: [
    'Traded in by a local family who bought the next size up.',
    'One owner from new, with both keys and all books.',
    'This one came to us from a retired couple who garaged it every night.',
    'Bought at a fixed-price trade and checked from top to bottom by our technicians.',
    'A tidy example that drives as well as it looks.',
    'Hard to find in this colour, and harder still with a history like this.',
    'Honest kilometres, honest price.',
  ],
};

const histories = [
  'It has a full log book history, the last service was done here before it went on the lot.',
  'The service book is stamped all the way and the invoices are in the glove box.',
  'We have fitted new front tyres and brake pads, and replaced the cabin filter.',
  'It has been through our 120-point inspection; ask us for the report and we will email it to you.',
  'Roadworthy certificate and a clear title search are included in the price.',
  'There are a few stone chips on the bonnet that you would expect at this age. The interior is spotless.',
  'A small scratch on the rear bumper has been left as it is. We would rather show you than hide it.',
  'No accident history that we know of, and a clear PPSR certificate is supplied.',
];

const factory = [
  'The manufacturer warranty starts on the day you collect it.',
  'Capped-price servicing applies for the first five years.',
  'The first scheduled service is on us.',
  'Pre-delivery inspection is done, floor mats and a full tank are included.',
];

const characters: Record<string, string[]> = {
  Ute: [
    'It works all week and still takes the camper up the beach on Saturday.',
    'The tub has hardly been used; there is not a dent in it.',
  ],
  'Cab Chassis': ['A proper work ute with a tray that takes two pallets.'],
  SUV: ['Plenty of room in the back for prams, dogs or a week of camping gear.', 'High seating, easy parking and seats that fold flat in one go.'],
  Hatch: ['Easy to park, cheap to run and big enough for the weekly shop.', 'A great first car, and we mean it.'],
  Sedan: ['Quiet on the highway and with a boot that swallows four suitcases.'],
  Wagon: ['The load area is longer than most SUVs have, and it drives better than any of them.'],
  Van: ['Barn doors, a flat floor and room for a bulkhead: ready to be fitted out.'],
  'People Mover': ['Everybody gets a window seat, and there is still room for the luggage.'],
  Convertible: ['Roof down in seconds. The coast road is waiting.'],
  Coupe: ['Made for Sunday mornings. It has never seen a track while we have known it.'],
  Motorcycle: ['Always kept under cover, with a fresh service and good rubber at both ends.', 'Come and sit on it; the seat height suits most riders.'],
  Truck: ['Serviced on hours by our own truck workshop and ready to go to work tomorrow.'],
  Caravan: ['The beds have barely been slept in. Seals, hot water and gas were checked this month.', 'Towed with care and stored under a roof between trips.'],
  Excavator: ['Pins and bushes are tight, and it has only ever carried its own buckets.'],
  Loader: ['Loads a tipper without a ramp; the tyres have most of their tread.'],
  Forklift: ['Kept inside and serviced by its hours. Chains and forks were measured this month.'],
  'Camper Trailer': ['It winds up in minutes and the canvas has no repairs.'],
}; // oxfmt-ignore

/** What is said of machines, where cars have a boot and a glove box. */
const works = [
  'Pre-delivery inspection is done, and the risk assessment for plant comes with it.',
  'Serviced at its hours by our own workshop, with the sheets to show for it.',
  'A clear PPSR certificate is supplied. We can put it on a float to your site.',
  'Come and run it on our own ground before you decide.',
];

const invitations = [
  'We are open six days a week at our {suburb} yard. Trade-ins are welcome.',
  'Call ahead and we will have it out the front, cooled down and ready for a drive.',
  'Can’t make it to {suburb}? Ask for a walk-around video and we will send it the same day.',
  'Finance can be arranged through our accredited lenders, subject to their approval.',
  'Interstate buyer? We will help with transport and inspections.',
  'Please call before travelling, as our stock moves quickly.',
  'Visit {dealer} in {suburb}, or send us an enquiry and one of us will answer, not a robot.',
];

const middles = { new: factory, demo: [...histories, ...factory], used: histories };

/** What a text begins with, and what may follow. */
const findWords = ({ model, carType }: Choice): { begins: string[]; goesOn: string[] } =>
  model.category === 'machine'
    ? { begins: works, goesOn: works }
    : { begins: openings[carType], goesOn: middles[carType] };

/** A few paragraphs as a salesperson would write them; plain text, empty lines between paragraphs. */
export function writeComments(
  { choice, kilometres, name, dealer, suburb, equipment }: Told,
  random: Random,
): string {
  const { carType, model, year } = choice;
  const extras = random.shuffle(equipment).slice(0, random.integer(3, 6));
  const { begins, goesOn } = findWords(choice);
  const middle = random.shuffle(goesOn);
  const paragraphs = [
    `${random.pick(begins)} ${random.pick(characters[model.body] ?? ['Come and see it for yourself.'])}`,
    carType === 'used' && kilometres > 0
      ? `${random.pick(['This', 'Our', 'The'])} ${name} shows ${kilometres.toLocaleString('en-AU')} km. ${middle.slice(0, random.integer(1, 3)).join(' ')}`
      : `Built in ${year}. ${middle.slice(0, random.integer(1, 2)).join(' ')}`,
    extras.length > 2 ? `Among the equipment: ${extras.slice(0, -1).join(', ')} and ${extras.at(-1)}.` : '',
    random.shuffle(invitations).slice(0, random.integer(1, 2)).join(' '),
  ];
  const told = random.chance(0.25) ? [paragraphs[0], paragraphs[3]] : paragraphs;
  return told.filter(Boolean).join('\n\n').replaceAll('{suburb}', suburb).replaceAll('{dealer}', dealer);
}
