/**
 * The import table: which room may import what. One table drives the linter (tests/house/eslint.config.ts) and
 * the house test (tests/house.test.ts); src/README.md prints it.
 */
export interface Room {
  /** Folder, relative to the project. */
  folder: string;
  /** Rooms it may import with `#room/…`. */
  rooms: readonly RoomName[];
  /** Packages it may import; a trailing * matches the rest. `node:` means every Node module. */
  packages: readonly string[];
}

export type RoomName =
  | 'domain'
  | 'contract'
  | 'messages'
  | 'services'
  | 'stores'
  | 'ui'
  | 'parts'
  | 'islands'
  | 'shell'
  | 'config'
  | 'catalogue'
  | 'routes'
  | 'integration'
  | 'scripts';

export const rooms: Record<RoomName, Room> = {
  domain: { folder: 'src/domain', rooms: [], packages: ['valibot'] },
  contract: { folder: 'src/contract', rooms: ['domain'], packages: ['valibot'] },
  messages: { folder: 'src/messages', rooms: ['domain'], packages: [] },
  services: { folder: 'src/services', rooms: ['contract', 'domain'], packages: ['valibot', 'typesense*'] },
  stores: {
    folder: 'src/stores',
    rooms: ['services', 'domain', 'messages'],
    packages: ['nanostores', '@nanostores/persistent', 'valibot'],
  },
  ui: { folder: 'src/ui', rooms: ['domain'], packages: ['react'] },
  parts: { folder: 'src/templates/*/parts', rooms: ['ui', 'domain', 'messages'], packages: ['react'] },
  islands: {
    folder: 'src/islands',
    rooms: ['stores', 'parts', 'ui', 'domain', 'messages'],
    packages: ['react', 'react-dom*', '@nanostores/react'],
  },
  shell: {
    folder: 'src/templates/*/shell',
    rooms: ['islands', 'parts', 'ui', 'domain', 'messages'],
    packages: ['astro*', '@fontsource-variable/*'],
  },
  config: {
    folder: 'src/config',
    rooms: ['domain', 'messages'],
    packages: [
      'yaml',
      'csv-parse*',
      'valibot',
      '@valibot/to-json-schema',
      'culori',
      'marked',
      'sanitize-html',
      'sax',
      'fastest-levenshtein',
      'libphonenumber-js*',
      'sharp',
      'node:',
    ],
  },
  catalogue: {
    folder: 'src/catalogue',
    rooms: ['config', 'services', 'domain'],
    packages: ['valibot', 'node:'],
  },
  routes: {
    folder: 'src/routes',
    rooms: ['catalogue', 'config', 'shell', 'parts', 'islands', 'ui', 'domain', 'messages'],
    packages: ['astro*', 'virtual:dealer'],
  },
  integration: {
    folder: 'src/integration',
    rooms: ['config', 'catalogue', 'routes', 'domain'],
    packages: ['astro*', '@astrojs/*', 'vite', 'react', 'react-dom*', 'node:'],
  },
  scripts: {
    folder: 'scripts',
    rooms: ['config', 'contract', 'domain', 'messages', 'catalogue', 'services', 'integration', 'routes'],
    packages: ['*', 'node:'],
  },
};

/** Exceptions of one file or folder, each with its reason. */
export const exceptions: readonly {
  path: string;
  rooms?: readonly RoomName[];
  packages?: readonly string[];
  why: string;
}[] = [
  {
    path: 'src/islands/listing/',
    packages: ['react-instantsearch'],
    why: 'InstantSearch belongs to the listing alone',
  },
  {
    path: 'src/catalogue/offer/running-text.ts',
    packages: ['sanitize-html'],
    why: 'only the text of offers is HTML of others',
  },
  {
    path: 'src/catalogue/location/map/',
    packages: ['d3-geo', 'topojson-client', 'topojson-specification', 'geojson', 'world-atlas'],
    why: 'only the map knows of geography',
  },
  {
    path: 'src/domain/page/qr-code.ts',
    packages: ['uqr'],
    why: 'encodes in page and PDF alike, and is as pure as the room',
  },
];
