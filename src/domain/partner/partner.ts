/** Where a partner can stand. Other places of a page have none. */
export const partnerPlaces = [
  'page.end',
  'vehicle.actions',
  'vehicle.belowPrice',
  'vehicle.aside',
  'location.aside',
  'page.section',
  'success.end',
] as const;
export type PartnerPlace = (typeof partnerPlaces)[number];

/** When a partner is loaded: at a press, once the page is idle, or when its box comes near the screen. */
export const partnerLoads = ['interaction', 'idle', 'visible'] as const;

/** What shoppers are asked for, from the least to the most. Nobody is asked about what is necessary. */
export const consentClasses = ['necessary', 'functional', 'analytics', 'marketing'] as const;
export type ConsentClass = (typeof consentClasses)[number];

/** Kinds of partners. `chat` is what the action of vehicle pages opens. */
export const partnerKinds = [
  'chat',
  'booking',
  'valuation',
  'finance',
  'reviews',
  'report',
  'tracking',
] as const;

/** What a partner's servers may be used for, as the security policy tells them apart. */
export const partnerHostKinds = [
  'scripts',
  'styles',
  'connections',
  'frames',
  'pictures',
  'fonts',
  'media',
] as const;
export type PartnerHostKind = (typeof partnerHostKinds)[number];

/** Features of the browser that a page hands on to nobody else. */
export const partnerPermissions = ['camera', 'geolocation', 'microphone', 'payment'] as const;
export type PartnerPermission = (typeof partnerPermissions)[number];

/** What a frame may do besides running its scripts, by the words of HTML for it. */
export const frameRights = {
  forms: 'allow-forms',
  popups: 'allow-popups',
  ownStorage: 'allow-same-origin',
} as const;

/** What a partner is told: the page and the dealer once, the vehicle of the page, and again when it has changed. */
export const partnerMoments = ['page', 'dealer', 'vehicleShown', 'vehicleUpdated'] as const;
export type PartnerMoment = (typeof partnerMoments)[number];

/** Facts of page and dealer that a partner may ask for, beside those of `eventParameters`. */
export const partnerFacts = ['page_type', 'page_path', 'dealer_id', 'dealer_name', 'dealer_phone'] as const;

/** Facts by their names; none of them is about a person. */
export type Facts = Readonly<Record<string, string | number>>;

/** What runs: a script whose text is known, or a page in a frame. `sandbox` says what the frame may do. */
export type PartnerSource =
  | { kind: 'script'; address: string; integrity: string }
  | { kind: 'frame'; address: string; sandbox: string; answers: boolean };

/** What a browser needs to load a partner, and all that it will tell it. */
export interface PartnerTag {
  name: string;
  title: string;
  load: (typeof partnerLoads)[number];
  consent: ConsentClass;
  source: PartnerSource;
  /** What the dealer says to the partner. */
  options: Facts;
  /** Moments and events that it is told of. */
  events: string[];
  /** Names of the facts that it is told. */
  fields: string[];
  /** Those of the dealer. */
  dealer: Facts;
  /** Pixels across below which it is not loaded. */
  minWidth: number;
  /** What a frame is permitted, as the attribute `allow` says it. */
  allow: string;
  /** What it leaves in the browser and loses with its consent: names, or beginnings that end in `*`. */
  keeps: string[];
}

/** A partner of a dealer, with all that its pages, its policy and the report say of it. */
export interface Partner extends PartnerTag {
  kind: (typeof partnerKinds)[number];
  /** Words of the button that opens it. */
  label: string;
  /** Who runs it, and where they say what they do with data. */
  company: string;
  privacy: string;
  where: PartnerPlace[];
  /** Origins by what they serve. */
  hosts: Readonly<Record<PartnerHostKind, string[]>>;
  /** Pixels of its box; null for what nobody sees. */
  size: { width: number; height: number } | null;
  permissions: PartnerPermission[];
  /** Where shoppers get the same without it; the dealer's phone when null. */
  link: string | null;
  /** What it declares to load at most. */
  budget: { kilobytes: number; requests: number };
}

/** What vehicle pages draw of partners: words of buttons, and boxes by their place. */
export interface VehiclePartners {
  /** Partners among the actions; that with the kind `chat` is the action `chat`. */
  buttons: { name: string; label: string; isChat: boolean }[];
  belowPrice: Partner[];
  aside: Partner[];
}

/** What a browser is told of a partner. */
export const createPartnerTag = ({
  name,
  title,
  load,
  consent,
  source,
  options,
  events,
  fields,
  dealer,
  minWidth,
  allow,
  keeps,
}: Partner): PartnerTag => ({
  ...{ name, title, load, consent, source, options, events, fields, dealer, minWidth, allow, keeps },
});
