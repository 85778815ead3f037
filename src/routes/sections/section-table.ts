import Form from '#shell/sections/form/Form.astro';
import Hero from '#shell/sections/hero/Hero.astro';
import Locations from '#shell/sections/location/Locations.astro';
import BodyTypes from '#shell/sections/stock/BodyTypes.astro';
import Budget from '#shell/sections/stock/Budget.astro';
import Makes from '#shell/sections/stock/Makes.astro';
import Newest from '#shell/sections/stock/Newest.astro';
import Offers from '#shell/sections/stock/Offers.astro';
import PriceSlider from '#shell/sections/stock/PriceSlider.astro';
import Range from '#shell/sections/stock/Range.astro';
import CallToAction from '#shell/sections/text/CallToAction.astro';
import Reasons from '#shell/sections/text/Reasons.astro';
import type { SectionName } from '#domain/page/section.ts';
import type { SectionProps } from '#shell/sections/section.ts';

type SectionComponent<Name extends SectionName> = (properties: SectionProps<Name>) => unknown;

/** The component of every section that a dealer may name. */
export const sectionTable: { readonly [Name in SectionName]: SectionComponent<Name> } = {
  hero: Hero,
  bodyTypes: BodyTypes,
  makes: Makes,
  newest: Newest,
  offers: Offers,
  range: Range,
  locations: Locations,
  reasons: Reasons,
  callToAction: CallToAction,
  form: Form,
  budget: Budget,
  priceSlider: PriceSlider,
};
