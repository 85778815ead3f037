import type { Answers } from './answers.ts';

const plain = /^[A-Za-z][\w .&/-]*$/;
const meansSomething = /^(true|false|null|yes|no|on|off)$/i;

/** A value as YAML on one line, in quotes unless it is plain words. */
function quote(value: string): string {
  if (plain.test(value) && !meansSomething.test(value)) return value;
  return value.includes("'") && !/["\\]/.test(value) ? `"${value}"` : `'${value.replaceAll("'", "''")}'`;
}

/** The YAML of a new dealer: at most 20 lines, commented, and complete enough to be built at once. */
export function writeDealer(answers: Partial<Answers>): string {
  const of = (key: keyof Answers): string => quote(answers[key] ?? '');
  const lines = [
    '# yaml-language-server: $schema=.schema/dealer.json',
    '# Only what differs from _defaults.yaml, which explains every setting. Check with: npm run check',
    `name: ${of('name')}`,
    `url: ${of('url')} # Address of the finished site.`,
    `phone: ${of('phone')}`,
    ...(answers.make ? [`make: ${of('make')}`] : []),
    `templates: [${of('template')}]`,
    'theme:',
    `  brand: ${of('colour')} # The other colours follow from it.`,
    'locations:',
    '  - address:',
    `      street: ${of('street')}`,
    `      suburb: ${of('suburb')}`,
    `      state: ${of('state')}`,
    `      postcode: ${of('postcode')}`,
    `    licence: ${of('licence')} # Motor dealer licence, shown on every page.`,
    '    hours: { mon-fri: 8:30-17:30, sat: 8:30-16:00, sun: closed } # Please check.',
  ];
  return `${lines.join('\n')}\n`;
}
