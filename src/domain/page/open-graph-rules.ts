import type { WrittenSettings } from '../site/settings.ts';

/** Colours of the pictures that stand for pages where their links are shared; `#rrggbb`. */
export interface OpenGraphColours {
  surface: string;
  onSurface: string;
  brand: string;
  onBrand: string;
}

type WrittenRules = Exclude<WrittenSettings['openGraphImages'], false>;

/** How those pictures are made. */
export interface OpenGraphRules extends WrittenRules {
  colours: OpenGraphColours;
}
