/** Number of characters of a phone number, with spaces, that are readable before the shopper asks (VDP-19, C46). */
const READABLE = 5;

/** A number as displayed, cut after its first characters: '07 3333 4444' becomes '07 33…'. */
export const maskPhone = (displayed: string): string =>
  displayed.length > READABLE ? `${displayed.slice(0, READABLE)}…` : displayed;
