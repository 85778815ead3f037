import { decodeSrgb } from './paint.ts';

/** The paint of each plain colour word. */
const hues: Readonly<Record<string, string>> = {
  white: '#f3f4f3',
  black: '#0a0b0d',
  silver: '#b4b7ba',
  grey: '#6a6e72',
  red: '#b3101a',
  maroon: '#4d0e17',
  blue: '#17468f',
  green: '#2c5138',
  yellow: '#e8b90a',
  orange: '#dd5a14',
  gold: '#ab925c',
  bronze: '#6d543a',
  brown: '#47301f',
  beige: '#c3b498',
  purple: '#44265f',
  pink: '#cf6d8c',
};

/** Words of colour names on Australian price lists: the plain colours they can mean, the usual one first. */
const shades: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  glacier: { white: '#f4f6f6' },
  polar: { white: '#f6f7f6' },
  alpine: { white: '#f5f6f4' },
  snow: { white: '#f7f8f8' },
  frost: { white: '#f1f4f5' },
  ice: { white: '#f2f5f6', blue: '#9dbbd0' },
  arctic: { white: '#f3f5f5', blue: '#4d86b8' },
  pearl: { white: '#efede6', black: '#0d0d10', silver: '#bbbcbc' },
  ivory: { white: '#ece7d8' },
  crystal: { white: '#f2f1ec', black: '#0b0b0e' },
  ebony: { black: '#08090a' },
  onyx: { black: '#0a0a0c' },
  obsidian: { black: '#0b0c10' },
  jet: { black: '#060708' },
  midnight: { black: '#0a0e18', blue: '#111f40' },
  phantom: { black: '#0c0d10' },
  platinum: { silver: '#bdbdb9' },
  aluminium: { silver: '#aeb2b5' },
  sterling: { silver: '#b0b4b8' },
  quicksilver: { silver: '#a4a8ac' },
  graphite: { grey: '#383b3f' },
  charcoal: { grey: '#2e3134' },
  gunmetal: { grey: '#44494e' },
  slate: { grey: '#4f5860' },
  magnetic: { grey: '#4b4d50' },
  meteor: { grey: '#3d4043' },
  steel: { grey: '#7c8288', blue: '#4a6480' },
  titanium: { grey: '#77746e' },
  cement: { grey: '#8d9091' },
  inferno: { red: '#bd2f14', orange: '#d2481a' },
  crimson: { red: '#8f0d1d' },
  scarlet: { red: '#c3161c' },
  ruby: { red: '#7f0f20' },
  flame: { red: '#c6231a', orange: '#db4f16' },
  cherry: { red: '#8c1020' },
  burgundy: { maroon: '#4a0f1c' },
  wine: { maroon: '#4b1220' },
  merlot: { maroon: '#46101b' },
  navy: { blue: '#13233f' },
  sapphire: { blue: '#15397a' },
  cobalt: { blue: '#123f9c' },
  ocean: { blue: '#1c5a84' },
  sky: { blue: '#6ea2cc' },
  aqua: { blue: '#3d93a3' },
  teal: { green: '#1b585b', blue: '#1d5868' },
  olive: { green: '#57583a' },
  emerald: { green: '#0f5a3c' },
  forest: { green: '#23402c' },
  lime: { green: '#8fb82a' },
  moss: { green: '#59613f' },
  khaki: { beige: '#857c5e', green: '#6b6b4c' },
  sand: { beige: '#c2ac83' },
  cream: { beige: '#e3d9bf' },
  champagne: { beige: '#c6b797' },
  copper: { bronze: '#8b4b2b', orange: '#a9562a' },
  chocolate: { brown: '#3c281c' },
  mocha: { brown: '#53402f' },
  sunburst: { orange: '#dd6a18', yellow: '#e9a91b' },
  lemon: { yellow: '#ecd13a' },
  violet: { purple: '#4c2b78' },
  plum: { purple: '#3b1c3d' },
  aubergine: { purple: '#2e1830' },
};

/**
 * The paint of a colour as a dealer writes it (`Glacier White`, `silver-sky`, `GREY (Metallic)`), as sRGB hex.
 * The last plain colour word decides the hue and another word may pick a shade of it. Null for a name without any colour
 * of the tables.
 */
export function resolvePaint(colour: string): string | null {
  const words = (colour.toLowerCase().match(/[a-z]+/g) ?? []).map((word) =>
    word === 'gray' ? 'grey' : word,
  );
  const hue = words.findLast((word) => Object.hasOwn(hues, word));
  const choicesOf = (word: string): Readonly<Record<string, string>> =>
    Object.hasOwn(shades, word) ? (shades[word] ?? {}) : {};
  if (hue !== undefined) {
    return (
      words.map((word) => choicesOf(word)[hue]).findLast((paint) => paint !== undefined) ?? hues[hue] ?? null
    );
  }
  return (
    words.map((word) => Object.values(choicesOf(word))[0]).findLast((paint) => paint !== undefined) ?? null
  );
}

/** Linear-light red, green and blue, each 0…1, of a `#rrggbb` paint. */
export function parseAlbedo(hex: string): [number, number, number] {
  const channel = (start: number): number =>
    decodeSrgb(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}
