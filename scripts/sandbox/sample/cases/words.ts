import type { SampleCase } from './case.ts';

const pad = (text: string, extra: string, length: number): string => {
  const words = extra.split(' ');
  let name = text;
  for (let index = 0; name.length < length; index += 1) name += ` ${words[index % words.length] ?? ''}`;
  return name.slice(0, length);
};

/** Words that break careless pages: long, missing, foreign, punctuated. */
export const wordCases: SampleCase[] = [
  {
    name: 'a name of 90 characters',
    share: 0.002,
    change: ({ document }) => {
      const name = pad(
        document.name,
        'Touring Pack Leather Edition Premium Technology Anniversary Series',
        90,
      );
      return { name, badge: name.split(`${document.model} `)[1] ?? document.badge };
    },
  },
  {
    name: 'accents and an apostrophe',
    share: 0.002,
    change: ({ document }) => ({ badge: 'L’Été Édition', name: renamed(document, 'L’Été Édition') }),
  },
  {
    name: 'comma, colon and slash in a badge',
    share: 0.002,
    change: ({ document }) => ({
      badge: 'GT: Sport, 4x4 / Tow',
      name: renamed(document, 'GT: Sport, 4x4 / Tow'),
    }),
  },
  {
    name: 'ampersand, quotes and a tag in comments',
    share: 0.002,
    change: () => ({
      dealercomments:
        'Fitted with 18" alloys & a tow bar. <b>Ask about</b> the 5 < 7 seat option; 100% ready.',
    }),
  },
  { name: 'no comments', share: 0.01, change: () => ({ dealercomments: undefined }) },
  { name: 'a bar for comments', share: 0.005, change: () => ({ dealercomments: '|' }) },
  {
    name: 'very long comments',
    share: 0.005,
    change: ({ document }) => ({ dealercomments: `${document.dealercomments}\n\n${longStory}` }),
  },
  {
    name: 'history report',
    share: 0.05,
    fits: ({ choice }) => choice.carType === 'used',
    change: ({ document }) => ({ file: `https://reports.example.com.au/history/${document.vin}.pdf` }),
  },
  {
    name: 'video',
    share: 0.03,
    // The one film shows a white SUV; a video of another vehicle would be no video of this one.
    fits: ({ choice, paint }) => choice.model.body === 'SUV' && /white/i.test(paint.name),
    change: ({ imageBase }) => ({ video_url: `${imageBase}/images/films/suv-white.webm` }),
  },
  { name: 'nothing but the basics', share: 0.004, change: () => bare },
];

const renamed = (
  { year, make, model }: { year?: number | null | undefined; make: string; model: string },
  badge: string,
): string => [year, make, model, badge].filter(Boolean).join(' ');

const bare = {
  badge: undefined, series: undefined, colour: undefined, interior_colour: undefined, bodyconfiguration: undefined,
  gearnum: undefined, doors: undefined, engine_size: undefined, cylinders: undefined, fuelconsumptioncombined: undefined,
  power: undefined, torque: undefined, towing: undefined, ancaprating: undefined, standardEquipment: undefined,
  filtered_features: undefined, regplate: undefined, rego_expiry: undefined, build_date: undefined, compliance_date: undefined,
}; // oxfmt-ignore

const longStory = `Every vehicle on our lot goes through the same three days. On the first our technicians lift it, take the wheels off and write down what they find, from the depth of the tyres to the age of the battery. On the second it is repaired, with genuine parts where there are any, and driven on the same twenty-kilometre loop of city, highway and gravel that we use for all of them. On the third it is detailed and photographed as it is: if there is a scratch, there is a picture of the scratch.

Delivery anywhere in Australia can be arranged. We will send you the inspection sheet, a walk-around video in which you can ask for anything to be shown again, and a written price with every charge in it before you decide. If you would rather see it in person, tell us which train or flight you are on and we will pick you up.

Finance, insurance and extended cover are available and never compulsory. Trade-ins are valued while you wait, and we will put our offer in writing so that you can compare it.`;
