/** The body shapes that the picture generator models, and so the only ones the image CDN can show. */
export const bodies = [
  'sedan',
  'hatch',
  'wagon',
  'suv',
  'ute',
  'van',
  'coupe',
  'convertible',
  'people-mover',
  'truck',
  'motorcycle',
  'caravan',
] as const;

export type Body = (typeof bodies)[number];

/** Whether a word is one of the modelled body shapes. */
export function isBody(word: string): word is Body {
  return (bodies as readonly string[]).includes(word);
}
