import type { LenderFigures } from '../../finance/lender.ts';
import type { Hotspot } from '../../gallery/spin.ts';

/** Condition of a vehicle as the spec names it (TAG-05); anything else in the index is rejected on import. */
export type CarType = 'new' | 'demo' | 'used';

/** What kind of thing is for sale; decides which specifications are shown (VDP-28). */
export const vehicleCategories = ['car', 'motorcycle', 'truck', 'caravan', 'machine'] as const;

export type VehicleCategory = (typeof vehicleCategories)[number];

/** One picture at the image CDN: a URL without size parameters. */
export interface VehicleImage {
  url: string;
  thumbUrl: string;
}

/**
 * What a field can hold, and what the domain reads from it. `services/wire` says how each kind stands in a document,
 * `scripts/stock/clean/kinds.ts` how the import cleans and limits it.
 */
export interface KindValues {
  /** Texts that every vehicle must have. */
  id: string;
  slug: string;
  name: string;
  carType: CarType;
  /** Must be there, too. */
  shown: boolean;
  /** A car where the index does not say. */
  category: VehicleCategory;
  text: string | null;
  /** A short text by which systems know something: a number of the stock, an id. One that is too long is none. */
  code: string | null;
  /** The make and the model where the index does not say. */
  makeModel: string;
  /** A web address that is safe for browsers: nothing in a feed can run as a script or change the security policy. */
  address: string | null;
  addresses: string[];
  flag: boolean;
  number: number | null;
  /** Whole numbers. */
  count: number | null;
  year: number | null;
  /** Australian dollars. */
  dollars: number | null;
  kilometres: number | null;
  kilograms: number | null;
  /** Epoch seconds. */
  time: number | null;
  /** Litres in the index, cubic centimetres in the domain. */
  litres: number | null;
  texts: string[];
  pictures: VehicleImage[];
  /** The address of the first picture, alone and as a list of pictures. */
  firstPicture: string | null;
  onlyPicture: VehicleImage[];
  /** The two figures of one object. */
  stateAverage: number | null;
  countryAverage: number | null;
  lenders: LenderFigures[];
  hotspots: Hotspot[];
  /** Both out of the object `location`. */
  locationId: string | null;
  distributionLocations: string[];
}

export type Kind = keyof KindValues;

/** One field of a vehicle. */
export interface Field<Kinds extends Kind = Kind> {
  /** Its name in the index and in a feed. */
  readonly name: string;
  readonly kind: Kinds;
  /** Other fields with the same fact, the first readable one counts. An unreadable one does no harm. */
  readonly or?: Readonly<Record<string, Kinds>>;
  /** Use in the index: filters with counts, or only filters and orders. Without it the field is only stored. */
  readonly index?: 'facet' | 'filter';
  /** Searched for words; an earlier row counts for more. */
  readonly words?: true;
  /** Cards show it: listings ask the index for it. */
  readonly card?: true;
  /** Stands in `/stock.json` under its own name. */
  readonly exported?: true;
  /** Lowest and highest number, both allowed, where the kind has no limits. Every number has limits. */
  readonly limits?: readonly [least: number, most: number];
}

export type Fields<Kinds extends Kind = Kind> = Readonly<Record<string, Field<Kinds>>>;

/** What the domain reads from these fields. */
export type Values<Table extends Fields> = { [Property in keyof Table]: KindValues[Table[Property]['kind']] };

/** Properties whose row says `need: true`. */
export type Needing<Table extends Fields, Need extends 'card' | 'exported'> = {
  [Property in keyof Table]: Table[Property] extends Record<Need, true> ? Property : never;
}[keyof Table];

const unknown: Partial<Record<Kind, KindValues[Kind]>> = {
  ...{ id: '', slug: '', name: '', category: 'car', flag: false, shown: false },
  ...{
    texts: [],
    addresses: [],
    pictures: [],
    onlyPicture: [],
    lenders: [],
    hotspots: [],
    distributionLocations: [],
  },
};

/** The value of an unknown field: null, an empty list or false. */
export const unknownOf = (kind: Kind): KindValues[Kind] => unknown[kind] ?? null;
