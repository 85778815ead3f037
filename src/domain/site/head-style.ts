/**
 * The only style sheet that stands in a page itself: the dealer's tokens. It also states the order of the layers, so
 * that this holds whichever stylesheet loads first. The security policy allows this text by its hash.
 */
export const createHeadStyle = (theme: string): string =>
  `@layer tokens,reset,base,ui,parts,shell,template,print;${theme}`;
