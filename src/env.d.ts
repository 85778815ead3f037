/// <reference types="astro/client" />

declare namespace Astro {
  interface ClientDirectives {
    /** Wakes an island when the popover around it opens: src/integration/client/client-open.ts. */
    'client:open'?: boolean;
    /** Wakes an island at the first sign that somebody uses it: src/integration/client/client-use.ts. */
    'client:use'?: boolean;
  }
}

/** The dealer whose site is being built. Exists at build only; importing it in client code fails the build. */
declare module 'virtual:dealer' {
  import type { Catalogue } from '#catalogue/catalogue.ts';
  import type { OwnPage } from '#config/pages/own-page.ts';
  import type { Site } from '#domain/site/site.ts';

  export const site: Site;
  export const catalogue: Catalogue;
  /** The dealer's design tokens: one CSS rule. */
  export const theme: string;
  /** The dealer's own pages. */
  export const pages: readonly OwnPage[];
}
