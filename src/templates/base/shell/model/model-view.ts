import type { ModelColour } from '#domain/model/colours.ts';
import type { Grade } from '#domain/model/grades.ts';
import type { ModelEntry } from '#domain/model/model-page.ts';
import type { FromPrice } from '#domain/model/model-stock.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { Crumb } from '#domain/page/breadcrumbs.ts';
import type { Site } from '#domain/site/site.ts';
import type { findSideView } from '#domain/vehicle/facts/drawing.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** Vehicles of one kind of condition, with the way to all of them. */
export interface StockPart {
  title: string;
  count: number;
  vehicles: Vehicle[];
  /** Listing of these; null where the model has none. */
  href: string | null;
}

/** What a model costs from in one condition, and the way to all of that condition. */
export interface ShownPrice extends FromPrice {
  count: number;
  href: string | null;
}

/** A grade as pages show it. */
export interface ShownGrade extends Grade {
  /** Listing of this grade, or the one of it that is here; null where neither is. */
  href: string | null;
  picture: string | null;
}

/** A paint as pages show it. */
export interface ShownColour extends ModelColour {
  href: string | null;
  picture: string | null;
}

/** Everything that the page of a model shows; a look decides in which order. */
export interface ModelView {
  entry: ModelEntry;
  /** 'Toyota RAV4'. */
  name: string;
  picture: string | null;
  /** In the place of a picture: one of those that are here, to scale; null where there is a picture, or none states its measures. */
  drawing: ReturnType<typeof findSideView>;
  /** The least price of each condition that has one: new, demonstrators, used. */
  prices: ShownPrice[];
  figures: { label: string; value: string }[];
  grades: ShownGrade[];
  /** What all grades that are here have in common. */
  same: { label: string; value: string }[];
  /** What tells grades apart, a value for each. */
  lines: { label: string; values: (string | null)[] }[];
  colours: ShownColour[];
  offers: Offer[];
  /** New ones and demonstrators; null where none is here. */
  fresh: StockPart | null;
  used: StockPart | null;
  /** Where a test drive of the model is booked; null where nobody drives. */
  testDrive: string | null;
}

/** What each chapter of the page gets. */
export interface ModelProps {
  view: ModelView;
  site: Site;
}

/** What the page gets. */
export interface ModelPageProps extends ModelProps {
  crumbs: Crumb[];
  /** Epoch seconds. */
  now: number;
}
