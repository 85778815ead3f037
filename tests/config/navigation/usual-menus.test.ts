import { expect, test } from 'vitest';
import type { NavigationLink } from '#domain/site/navigation.ts';
import { goodDealer, loadTexts } from '../directory.ts';

const load = async (settings: string, files: Record<string, string> = {}) => {
  const { dealers, printed } = await loadTexts({ 'a.yaml': goodDealer + settings, ...files });
  if (!dealers[0]) throw new Error(printed);
  return dealers[0].site.navigation;
};
const labels = (links: readonly { label: string }[]): string[] => links.map(({ label }) => label);
const find = (header: readonly NavigationLink[], label: string): NavigationLink | undefined =>
  header.find((entry) => entry.label === label);

test('NAV-01 the menu of one make shows at most twelve models by what they are for, after the way to all', async () => {
  const { header } = await load('make: Toyota\n');
  expect(labels(header)).toEqual(['Home', 'Vehicles', 'Our Stock', 'Offers', 'About Us']);
  // The maker's news are a third page about the business: a group takes them together.
  expect(labels(find(header, 'About Us')?.children ?? [])).toEqual(['News', 'Find Us', 'Contact']);
  const vehicles = find(header, 'Vehicles');
  expect(vehicles).toMatchObject({ href: null, children: [{ label: 'All Models', href: '/models/' }] });
  expect(vehicles?.groups.map(({ title, links }) => [title, links.length])).toEqual([
    ['Cars', 3],
    ['SUVs', 7],
    ['Utes and Vans', 2],
  ]);
  expect(vehicles?.groups[0]?.links[0]).toEqual({
    label: 'Corolla',
    href: '/models/corolla/',
    picture: 'toyota/corolla',
  });
});

test('NAV-01 a few brands share the twelve places, many are named by what they make', async () => {
  const few = await load('brands: [kia, gwm]\n');
  expect(
    find(few.header, 'Vehicles')?.groups.map(({ title, href, links }) => [title, href, links.length]),
  ).toEqual([
    ['Kia', '/kia/overview/', 6],
    ['GWM', '/gwm/overview/', 4],
  ]);
  const many = await load('brands: [kia, gwm, isuzu, ducati, jayco]\n');
  expect(find(many.header, 'Vehicles')).toBeUndefined();
  const brands = find(many.header, 'Brands');
  expect(labels(brands?.children ?? [])).toEqual(['All Brands', 'All Models']);
  expect(brands?.groups.map(({ title, links }) => [title, ...labels(links)])).toEqual([
    ['Cars', 'Kia', 'GWM'],
    ['Motorcycles', 'Ducati'],
    ['Trucks', 'Isuzu'],
    ['Caravans', 'Jayco'],
  ]);
  expect(brands?.groups.every(({ href }) => href === undefined)).toBe(true);
  const kinds = await load('brands: [kia, gwm, isuzu, ducati, jayco]\nsearch: { facets: [type, make] }\n');
  expect(find(kinds.header, 'Brands')?.groups.map(({ href }) => href)).toEqual([
    ...['/search/?type=car', '/search/?type=motorcycle', '/search/?type=truck', '/search/?type=caravan'],
  ]);
});

test('NAV-01 NAV-02 an entry stands only where its page exists', async () => {
  const bare = await load('offers: false\ncontact: false\nlocationPages: false\n');
  expect(labels(bare.header)).toEqual(['Home', 'Our Stock']);
  const workshop = goodDealer.replace(
    "licence: '12345'",
    "licence: '12345'\n    departments: [{ type: service, phone: '02 6872 1000' }]",
  );
  const { header, footer } = await load('', {
    'a.yaml': `${workshop}parts: {}\nfeatureLinks: { sell: '/contact-us/?category=sales' }\n`,
  });
  expect(labels(header)).toEqual([
    'Home',
    'Our Stock',
    'Offers',
    'Sell Your Car',
    'Service',
    'Find Us',
    'Contact',
  ]);
  expect(find(header, 'Service')?.children).toEqual([
    { label: 'Book a Service', href: '/contact-us/?category=service' },
    { label: 'Parts and Accessories', href: '/parts/search/' },
  ]);
  const below = (title: string) => labels(footer.find((group) => group.title === title)?.links ?? []);
  expect(below('Servicing and Parts')).toEqual(['Book a Service', 'Parts and Accessories']);
  expect(below('Buyer Tools')).toContain('Sell Your Car');
});

test('NAV-01 VDP-17 ROUTE-09 own pages with a form are where cars are sold and services booked, unless the dealer says otherwise', async () => {
  const page = (title: string, form: string, more = '') =>
    `---\ntitle: ${title}\n${more}sections:\n  - { name: form, form: ${form} }\n---\nText.\n`;
  const pages = {
    'a/pages/campaign.md': page('Campaign', 'sell', 'kind: landing\n'),
    'a/pages/we-buy.md': page('We buy cars', 'sell'),
    'a/pages/workshop.md': page('Workshop', 'service'),
  };
  const workshop = goodDealer.replace(
    "licence: '12345'",
    "licence: '12345'\n    departments: [{ type: service, phone: '02 6872 1000' }]",
  );
  const links = async (settings: string) => {
    const { dealers, printed } = await loadTexts({ 'a.yaml': workshop + settings, ...pages });
    if (!dealers[0]) throw new Error(printed);
    const { navigation, vehicleSections } = dealers[0].site;
    return {
      banner: vehicleSections.find(({ name }) => name === 'featureLinks'),
      menu: labels(navigation.header),
    };
  };
  expect(await links('')).toMatchObject({
    banner: { service: '/workshop/', sell: '/we-buy/' },
    menu: expect.arrayContaining(['Sell Your Car', 'Service']),
  });
  expect(await links('featureLinks: { service: false, sell: false }\n')).toMatchObject({
    banner: { service: null, sell: null },
    menu: expect.not.arrayContaining(['Sell Your Car', 'Service']),
  });
});

test('NAV-01 NAV-02 of more than eight locations menus name eight, and lead to all', async () => {
  const yard = (index: number) =>
    `  - { name: Yard ${index}, address: { street: 1 High Street, suburb: Bourke, state: NSW, postcode: 2840 }, licence: '12345' }\n`;
  const yards = [...'123456789'].map((index) => yard(Number(index))).join('');
  const { header, footer } = await load('', {
    'a.yaml': `name: Good Motors\nurl: https://www.good.example\nlocations:\n${yards}`,
  });
  const locations = find(header, 'Locations');
  expect(locations?.children[0]).toEqual({ label: 'All Locations', href: '/locations/' });
  expect(locations?.children).toHaveLength(9);
  const business = footer.find(({ title }) => title === 'Good Motors')?.links ?? [];
  expect(business.filter(({ href }) => href.startsWith('/locations/'))).toHaveLength(9);
  expect(business).toContainEqual({ label: 'All Locations', href: '/locations/' });
});

test('NAV-01 an own menu has buttons, groups with pictures, and the page of an entry as its first line', async () => {
  const { header } = await load(`make: Toyota
navigation:
  header:
    - { label: Stock, href: /search/, children: [{ label: Used, href: /search/used-cars/ }] }
    - { label: Book a service, href: /contact-us/, button: true }
    - label: Range
      groups:
        - { title: Small, href: /toyota/overview/, links: [{ label: Corolla, href: /models/corolla/ }] }
        - { title: Ours, links: [{ label: Card, href: /contact-us/, image: 'https://pictures.example/card.png' }] }
`);
  expect(header).toEqual([
    {
      label: 'Stock',
      href: null,
      button: false,
      children: [
        { label: 'Stock', href: '/search/' },
        { label: 'Used', href: '/search/used-cars/' },
      ],
      groups: [],
    },
    { label: 'Book a service', href: '/contact-us/', button: true, children: [], groups: [] },
    {
      label: 'Range',
      href: null,
      button: false,
      children: [],
      groups: [
        {
          title: 'Small',
          href: '/toyota/overview/',
          links: [{ label: 'Corolla', href: '/models/corolla/', picture: 'toyota/corolla' }],
        },
        {
          title: 'Ours',
          links: [{ label: 'Card', href: '/contact-us/', picture: 'https://pictures.example/card.png' }],
        },
      ],
    },
  ]);
});

test('NAV-01 an entry that leads nowhere is refused', async () => {
  const { printed } = await loadTexts({
    'a.yaml': `${goodDealer}navigation:\n  header: [{ label: About }]\n`,
  });
  expect(printed).toContain('a menu entry with href, children or groups');
});

test('NAV-01 NAV-02 own pages join the menus by the places that they name', async () => {
  const page = (title: string, menu: string) =>
    `---\ntitle: ${title}\nmenu: ${menu}\n---\nWords of the page.\n`;
  const { header, footer } = await load('', {
    'a/pages/about.md': page('About the yard', 'company'),
    'a/pages/careers.md': page('Careers', '{ label: Jobs, in: [company, footer] }'),
    'a/pages/finance.md': page('Car finance', 'finance'),
    'a/pages/clearance.md': page('Clearance', 'header'),
    'a/pages/quiet.md': '---\ntitle: Quiet\n---\nWords of the page.\n',
  });
  expect(labels(header)).toEqual(['Home', 'Our Stock', 'Offers', 'Finance', 'Clearance', 'About Us']);
  expect(find(header, 'Finance')).toMatchObject({ href: '/finance/', children: [] });
  expect(labels(find(header, 'About Us')?.children ?? [])).toEqual([
    'About the yard',
    'Jobs',
    'Find Us',
    'Contact',
  ]);
  const business = footer.find(({ title }) => title === 'Good Motors')?.links ?? [];
  expect(business.filter(({ href }) => href === '/careers/')).toHaveLength(1);
  expect(JSON.stringify({ header, footer })).not.toContain('/quiet/');
});

test('NAV-01 a page comes before those below it, and before those whose name only begins as its does', async () => {
  const page = (title: string) => `---\ntitle: ${title}\nmenu: finance\n---\nWords of the page.\n`;
  const { header } = await load('', {
    'a/pages/finance-pre-approval.md': page('Pre-approval'),
    'a/pages/finance/lease.md': page('Lease'),
    'a/pages/finance.md': page('Finance'),
  });
  expect(labels(find(header, 'Finance')?.children ?? [])).toEqual(['Finance', 'Lease', 'Pre-approval']);
});

test.each([
  [
    'footer',
    '{ title: Cars, links: [] }, { title: Cars, links: [] }',
    '2nd entry of navigation.footer\n  expected each entry once, found Cars again, as in entry 1. Put their links below one heading',
  ],
  [
    'header',
    '{ label: Cars, href: /search/ }, { label: Cars, href: /brands/ }',
    '2nd entry of navigation.header\n  expected each entry once, found Cars again, as in entry 1. Name them apart',
  ],
])('NAV-02 headings of the %s that shoppers could not tell apart', async (menu, entries, told) => {
  const { printed } = await loadTexts({ 'a.yaml': `${goodDealer}navigation: { ${menu}: [${entries}] }\n` });
  expect(printed).toContain(told);
});

const sellPage = {
  'a/pages/sell-your-car.md':
    '---\ntitle: Sell your car\nmenu: sell\nsections: [{ name: form, form: sell }]\n---\nWe buy cars.\n',
};
const tradeIn = 'tradeIn: {}\nservices: { api: { url: https://api.good.example } }\n';

test.each([
  ['nothing says which', '', 'Trade In', '/trade-in/', ['/sell-your-car/']],
  [
    'featureLinks.sell names the own page',
    'featureLinks: { sell: /sell-your-car/ }\n',
    'Sell Your Car',
    '/sell-your-car/',
    ['/trade-in/'],
  ],
  [
    'featureLinks.sell leads elsewhere for vehicle pages',
    'featureLinks: { sell: "/contact-us/?category=sales" }\n',
    'Trade In',
    '/trade-in/',
    ['/sell-your-car/', '/contact-us/?category=sales'],
  ],
  [
    'featureLinks.sell names the trade-in page',
    'featureLinks: { sell: /trade-in/ }\n',
    'Trade In',
    '/trade-in/',
    ['/sell-your-car/'],
  ],
])(
  'ROUTE-09 TRADE-01 menus lead to one page for selling a car: %s',
  async (title, more, label, href, others) => {
    const { dealers, printed } = await loadTexts({ 'a.yaml': goodDealer + tradeIn + more, ...sellPage });
    const menus = dealers[0]?.site.navigation;
    expect(menus?.header).toContainEqual(expect.objectContaining({ label, href, children: [] }));
    const written = JSON.stringify(menus);
    for (const other of others) expect(written).not.toContain(`"${other}"`);
    expect(printed).toBe(
      title === 'nothing says which'
        ? 'dealers/a/pages/sell-your-car.md:4:12  warning  1st section\n' +
            '  found a form for selling a car, and tradeIn gives the site a page for that, /trade-in/: menus lead there alone\n' +
            '  Link to /trade-in/ in the place of the form, or write featureLinks: { sell: /sell-your-car/ } into the dealer file, so that menus lead here.'
        : '',
    );
  },
);
