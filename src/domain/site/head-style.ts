/**
 * The only style sheet that stands in a page itself: the dealer's tokens. The order of the layers stands before any
 * stylesheet, whichever of them the browser meets first. The security policy allows this text by its hash.
 */
export const createHeadStyle = (theme: string): string =>
  `@layer tokens,reset,base,ui,parts,shell,template,print;${theme}`;
