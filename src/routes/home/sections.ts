import Budget from '#shell/sections/Budget.astro';
import PriceSlider from '#shell/sections/PriceSlider.astro';
import BodyTypes from '#shell/sections/BodyTypes.astro';
import CallToAction from '#shell/sections/CallToAction.astro';
import Hero from '#shell/sections/Hero.astro';
import Locations from '#shell/sections/Locations.astro';
import Makes from '#shell/sections/Makes.astro';
import Newest from '#shell/sections/Newest.astro';
import Offers from '#shell/sections/Offers.astro';
import Range from '#shell/sections/Range.astro';
import Reasons from '#shell/sections/Reasons.astro';

import type { Section } from '#config/schemas/page/sections.ts';
import type { SectionProps } from '#shell/sections/section.ts';

// Each section knows its own options; the dealer file's schema has matched them to its name.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type SectionComponent = (properties: SectionProps<any>) => any;

/** The component of every section that a dealer's `sections:` list may name. */
export const sections: Readonly<Record<Section['name'], SectionComponent>> = {
  hero: Hero,
  bodyTypes: BodyTypes,
  makes: Makes,
  newest: Newest,
  offers: Offers,
  range: Range,
  locations: Locations,
  reasons: Reasons,
  callToAction: CallToAction,
  budget: Budget,
  priceSlider: PriceSlider,
};
