/** Colours of the pictures that stand for pages where their links are shared; `#rrggbb`. */
export interface OpenGraphColours {
  surface: string;
  onSurface: string;
  brand: string;
  onBrand: string;
}

/** How those pictures are made. */
export interface OpenGraphRules {
  /** JPEG quality, 1…100. */
  quality: number;
  colours: OpenGraphColours;
}
