import type { Site } from '#domain/site.ts';

type Network = { host: string; port: number; protocol: 'http' | 'https'; path: string };

/** What the build reads of a resolved dealer: the public face and what stays on the build machine. */
export interface Dealer extends Omit<
  Site,
  'template' | 'search' | 'leads' | 'messages' | 'images' | 'features'
> {
  /** Templates to build with; the first one is the default. */
  templates: string[];
  redirects: Record<string, string>;
  legal: { privacy: string; terms: string };
  build: { stockDropShare: number };
  services: { search: Network; api: { url: string } | null; images: string };
  collections: { vehicles: string; offers: string; leads: string };
  features: Site['features'];
}
