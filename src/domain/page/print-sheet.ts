import { isAvailable } from '../vehicle/availability.ts';
import { describeComments } from '../vehicle/comments.ts';
import { nameVehicle } from '../vehicle/named-vehicle.ts';
import { cutExcerpt } from './excerpt.ts';
import { rankFeatures } from '../vehicle/facts/feature-groups.ts';
import { describePrice, type PriceView, type PriceRules } from '../vehicle/price.ts';
import { listKeyFacts, listSpecifications, type Specification } from '../vehicle/specifications.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What one A4 page has room for. */
const room = { pictures: 6, facts: 12, specifications: 10, features: 21, comments: 700 };

/** What is printed of a vehicle (ROUTE-12, PRINT-01); words belong to messages. */
export interface PrintSheet {
  /** Addresses; the first is the large one. */
  pictures: string[];
  /** Null when it is no longer for sale: then there is no price to print (VDP-30). */
  price: PriceView | null;
  facts: Specification[];
  specifications: Specification[];
  features: string[];
  /** Features that found no room. */
  moreFeatures: number;
  /** The dealer's comments, cut to the room on the page; null where there are none. */
  comments: string | null;
}

/** Chooses the facts of a vehicle that fit on one page, most important first. */
export function createPrintSheet(vehicle: Vehicle, rules: PriceRules): PrintSheet {
  const comments = describeComments(vehicle.comments)?.paragraphs.join(' ') ?? null;
  return {
    pictures: vehicle.images.slice(0, room.pictures).map(({ url }) => url),
    price: isAvailable(vehicle) ? describePrice(vehicle, rules) : null,
    facts: listKeyFacts(vehicle).slice(0, room.facts),
    specifications: listSpecifications(vehicle).slice(0, room.specifications),
    features: rankFeatures(vehicle.features).slice(0, room.features),
    moreFeatures: Math.max(0, vehicle.features.length - room.features),
    comments: comments && (cutExcerpt(comments, room.comments) ?? comments),
  };
}

/** The page that prints a vehicle (ROUTE-12). */
export const createPrintPath = (slug: string): string => nameVehicle('/print/', slug);
