/** Where else the dealer can help (VDP-17); null where there is no such page. */
export interface FeatureLinks {
  offers: string | null;
  service: string | null;
  sell: string | null;
}
