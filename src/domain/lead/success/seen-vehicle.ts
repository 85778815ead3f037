/** A vehicle as a page showed it when its form was sent. */
export interface SeenVehicle {
  name: string;
  /** Path of its page. */
  href: string;
  /** Address of its picture; null without one. */
  image: string | null;
  /** Its price with what that includes, in the words of the page; null where it showed none. */
  price: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Vehicles as the browser keeps them; what is none, or leads elsewhere, is left out. */
export function readSeenVehicles(stored: unknown): SeenVehicle[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: Partial<SeenVehicle> | null) => {
    if (!entry || !isText(entry.name) || !isText(entry.href) || !entry.href.startsWith('/cars/')) return [];
    const { name, href, image, price } = entry;
    const address = isText(image) && /^https?:\/\//.test(image) ? image : null;
    return [{ name, href, image: address, price: isText(price) ? price : null }];
  });
}
