import type { LeadEndpoint, SearchEndpoint, Site } from '#domain/site.ts';

/** What the build reads of a resolved dealer: the public face and what stays on the build machine. */
export interface Dealer extends Omit<Site, 'template' | 'search' | 'leads'> {
  /** Looks to build; the first is the default. */
  templates: string[];
  /** Ready-made listings to build, for example 'used-cars' (ROUTE-02). */
  presets: string[];
  sections: { home: { name: string }[] };
  redirects: Record<string, string>;
  legal: { privacy: string; terms: string };
  build: { stockDropShare: number };
  services: {
    search: Pick<SearchEndpoint, 'host' | 'port' | 'protocol' | 'path'> & { key: string | null };
    api: { url: string | null };
  };
  collections: { vehicles: string; offers: string; leads: string };
  leadDelivery: { name: 'typesense' } | Extract<LeadEndpoint, { name: 'http' | 'adf' }>;
}
