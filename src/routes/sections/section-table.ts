import Articles from '#shell/sections/blog/Articles.astro';
import Form from '#shell/sections/form/Form.astro';
import Hero from '#shell/sections/hero/Hero.astro';
import Hours from '#shell/sections/location/Hours.astro';
import Location from '#shell/sections/location/Location.astro';
import Locations from '#shell/sections/location/Locations.astro';
import Downloads from '#shell/sections/media/Downloads.astro';
import Gallery from '#shell/sections/media/Gallery.astro';
import PictureText from '#shell/sections/media/PictureText.astro';
import Video from '#shell/sections/media/Video.astro';
import FeatureLinks from '#shell/sections/service/FeatureLinks.astro';
import PaymentLogos from '#shell/sections/service/PaymentLogos.astro';
import Slot from '#shell/sections/service/Slot.astro';
import BodyTypes from '#shell/sections/stock/BodyTypes.astro';
import Brands from '#shell/sections/stock/Brands.astro';
import Budget from '#shell/sections/stock/Budget.astro';
import Categories from '#shell/sections/stock/Categories.astro';
import Makes from '#shell/sections/stock/Makes.astro';
import Models from '#shell/sections/stock/Models.astro';
import Newest from '#shell/sections/stock/Newest.astro';
import Offers from '#shell/sections/stock/Offers.astro';
import PriceSlider from '#shell/sections/stock/PriceSlider.astro';
import Range from '#shell/sections/stock/Range.astro';
import SalesCounter from '#shell/sections/stock/SalesCounter.astro';
import Vehicles from '#shell/sections/stock/Vehicles.astro';
import CallToAction from '#shell/sections/text/CallToAction.astro';
import Countdown from '#shell/sections/text/Countdown.astro';
import Faq from '#shell/sections/text/Faq.astro';
import Notice from '#shell/sections/text/Notice.astro';
import Quote from '#shell/sections/text/Quote.astro';
import Reasons from '#shell/sections/text/Reasons.astro';
import Steps from '#shell/sections/text/Steps.astro';
import Table from '#shell/sections/text/Table.astro';
import Text from '#shell/sections/text/Text.astro';
import Reviews from '#shell/sections/people/Reviews.astro';
import Positions from '#shell/sections/people/Positions.astro';
import Team from '#shell/sections/people/Team.astro';
import type { SectionName } from '#domain/page/section.ts';
import type { SectionProps } from '#shell/sections/section.ts';

type SectionComponent<Name extends SectionName> = (properties: SectionProps<Name>) => unknown;

/** The component of every section that a dealer may name. */
export const sectionTable: { readonly [Name in SectionName]: SectionComponent<Name> } = {
  hero: Hero,
  bodyTypes: BodyTypes,
  categories: Categories,
  makes: Makes,
  newest: Newest,
  offers: Offers,
  range: Range,
  salesCounter: SalesCounter,
  articles: Articles,
  locations: Locations,
  reasons: Reasons,
  callToAction: CallToAction,
  form: Form,
  budget: Budget,
  priceSlider: PriceSlider,
  text: Text,
  steps: Steps,
  faq: Faq,
  table: Table,
  quote: Quote,
  notice: Notice,
  countdown: Countdown,
  pictureText: PictureText,
  gallery: Gallery,
  video: Video,
  downloads: Downloads,
  vehicles: Vehicles,
  models: Models,
  brands: Brands,
  location: Location,
  hours: Hours,
  featureLinks: FeatureLinks,
  paymentLogos: PaymentLogos,
  reviews: Reviews,
  slot: Slot,
  team: Team,
  positions: Positions,
};
