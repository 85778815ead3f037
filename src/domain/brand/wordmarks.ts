/** How a make's name is set where there is no logo of it (TILE-03): plain type, no maker's trademark is copied. */
export interface Wordmark {
  weight: 'light' | 'regular' | 'heavy';
  spacing: 'tight' | 'normal' | 'wide';
  letters: 'capitals' | 'as-written';
  slant: 'upright' | 'italic';
}

const plain: Wordmark = { weight: 'regular', spacing: 'normal', letters: 'as-written', slant: 'upright' };
const wide: Wordmark = { ...plain, spacing: 'wide', letters: 'capitals' };
const light: Wordmark = { ...wide, weight: 'light' };
const heavy: Wordmark = { ...plain, weight: 'heavy', spacing: 'tight' };
const capitals: Wordmark = { ...heavy, letters: 'capitals' };
const sporty: Wordmark = { ...capitals, slant: 'italic' };

/** Makes with a style of their own; all others are set plainly. */
const wordmarks: ReadonlyMap<string, Wordmark> = new Map(
  Object.entries({
    audi: heavy,
    bmw: wide,
    byd: wide,
    chery: wide,
    citroen: light,
    cupra: wide,
    ducati: sporty,
    ford: { ...heavy, slant: 'italic' },
    fuso: capitals,
    genesis: light,
    gwm: capitals,
    'harley-davidson': capitals,
    hino: capitals,
    holden: capitals,
    honda: capitals,
    hyundai: capitals,
    isuzu: capitals,
    jayco: { ...heavy, slant: 'italic' },
    jeep: heavy,
    kia: { ...wide, weight: 'heavy' },
    'land-rover': light,
    ldv: capitals,
    lexus: wide,
    mazda: wide,
    'mercedes-benz': light,
    mg: wide,
    mini: capitals,
    mitsubishi: capitals,
    nissan: light,
    peugeot: light,
    polestar: { ...plain, weight: 'light', spacing: 'wide' },
    porsche: wide,
    ram: capitals,
    renault: wide,
    skoda: capitals,
    subaru: sporty,
    suzuki: capitals,
    tesla: light,
    toyota: { ...wide, weight: 'heavy' },
    volkswagen: plain,
    volvo: { ...wide, weight: 'heavy' },
    yamaha: sporty,
  }),
);

/** The setting of a make's name, by the make's slug. */
export const findWordmark = (slug: string): Wordmark => wordmarks.get(slug) ?? plain;

/** Slugs of well-known makes. */
export const makesWithWordmark: readonly string[] = [...wordmarks.keys()];
