/// <reference types="astro/client" />

/** The dealer whose site is being built. Exists at build only; importing it in client code fails the build. */
declare module 'virtual:dealer' {
  export const dealer: import('#config/dealer.ts').Dealer;
  export const site: import('#domain/site.ts').Site;
  export const catalogue: import('#catalogue/catalogue.ts').Catalogue;
  export const theme: string;
}
