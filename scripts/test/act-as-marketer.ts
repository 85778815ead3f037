import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeDealer } from '../new-dealer/write.ts';

/** What marketers do to a folder of dealers: two files more and one less, or none left. */
export const changes = ['changed', 'emptied'] as const;
export type Change = (typeof changes)[number];

const answers = {
  url: 'https://www.one-more.example',
  ...{ street: '1 High Street', suburb: 'Bourke', state: 'NSW', postcode: '2840', licence: '12345' },
  ...{ phone: '02 5550 0100', template: 'showroom', colour: 'navy' },
};

/** YAML of people without a formatter: uneven spaces, extra quotes and lines, no line break at the end. */
const oddlySpaced = `name:    "Odd Spacing Motors"


url:   'https://www.odd-spacing.example'
locations:
    -    address: {street: 1 High Street,suburb: Bourke,   state: NSW , postcode: 2840}
         licence:   "12345"
templates: [ marketplace,showroom ]   `;

/** Changes a folder of dealers as a marketer's commit may do. CI runs `npm test` afterwards, which must pass. */
export function actAsMarketer(folder: string, change: Change): void {
  const files = readdirSync(folder).filter((name) => /^[^_.].*\.yaml$/.test(name));
  for (const name of change === 'emptied' ? files : files.slice(0, 1)) {
    rmSync(path.join(folder, name));
    // With it goes the folder of the dealer's own files, which most have none of.
    rmSync(path.join(folder, path.parse(name).name), { recursive: true, force: true });
  }
  if (change === 'emptied') return;
  writeFileSync(path.join(folder, 'one-more.yaml'), writeDealer({ ...answers, name: 'One More Motors' }));
  writeFileSync(path.join(folder, 'odd-spacing.yaml'), oddlySpaced);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const change = changes.find((name) => name === process.argv[2]);
  if (!change) throw new Error(`Expected ${changes.join(' or ')}.`);
  actAsMarketer('dealers', change);
}
