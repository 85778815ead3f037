import { canTradeInFor, type TradedFor } from '../trade-in/offered.ts';
import { canBeDriven, isAvailable } from './availability.ts';
import { canBeReserved, type ReserveRules } from '../reservation/reserve-rules.ts';
import type { Vehicle } from './vehicle.ts';
import type { VehicleContact } from './contact.ts';

/** Everything that a dealer can let shoppers do from a vehicle page (VDP-14). */
export const vehicleActions = [
  'enquire',
  'testDrive',
  'call',
  'finance',
  'tradeIn',
  'chat',
  'reserve',
  'whatsapp',
  'sms',
  'email',
  'photos',
  'historyReport',
  'location',
  'directions',
  'share',
] as const;

export type VehicleAction = (typeof vehicleActions)[number];

/** What decides whether an action can be done at all. */
export interface ActionContext {
  vehicle: Pick<
    Vehicle,
    'category' | 'images' | 'spinImages' | 'historyReportUrl' | 'preorder' | 'reserveDeposit'
  > &
    TradedFor;
  contact: VehicleContact;
  /** Number of pictures below which shoppers can ask for more (FORM-18). */
  fewPictures: number;
  /** Whether the page has a map section (ROUTE-25). */
  hasMap: boolean;
  /** Whether the page has a finance calculator for the button to lead to (VDP-06, VDP-14). */
  hasCalculator: boolean;
  /** Dollars that a vehicle must cost more than for a trade-in (TRADE-01); null where the dealer takes none. */
  tradeInFrom: number | null;
  /** Whether a partner answers chats from here. */
  hasChat: boolean;
  /** How vehicles are reserved; null where they are not. */
  reserve: Pick<ReserveRules, 'eligible' | 'deposit'> | null;
}

/** Whether shoppers can ask for pictures of a vehicle: it is here to be photographed, and shows few (FORM-18). */
export const lacksPictures = (
  { status, images }: Pick<Vehicle, 'status' | 'images'>,
  fewPictures: number,
): boolean => isAvailable({ status }) && images.length < fewPictures;

/** Whether a vehicle without pictures shows the request for pictures in their place. */
export const hasEmptyGallery = ({ images, spinImages }: Pick<Vehicle, 'images' | 'spinImages'>): boolean =>
  images.length === 0 && spinImages.length === 0;

const conditions: Record<VehicleAction, (context: ActionContext) => boolean> = {
  enquire: () => true,
  testDrive: ({ vehicle }) => canBeDriven(vehicle),
  call: ({ contact }) => contact.phone !== null,
  finance: ({ hasCalculator }) => hasCalculator,
  reserve: ({ vehicle, reserve }) => reserve !== null && canBeReserved(vehicle, reserve),
  tradeIn: ({ vehicle, tradeInFrom }) => tradeInFrom !== null && canTradeInFor(vehicle, tradeInFrom),
  chat: ({ hasChat }) => hasChat,
  whatsapp: ({ contact }) => contact.whatsapp !== null,
  sms: ({ contact }) => contact.sms !== null,
  email: ({ contact }) => contact.email !== null,
  photos: ({ vehicle, fewPictures }) => lacksPictures(vehicle, fewPictures) && !hasEmptyGallery(vehicle),
  /** VDP-15 */
  historyReport: ({ vehicle }) => vehicle.historyReportUrl !== null,
  location: ({ hasMap }) => hasMap,
  directions: ({ contact }) => contact.directions !== null,
  // The share bar stands apart and holds for sold vehicles as well.
  share: () => false,
};

/** What leads to a sale; the first of them in the dealer's order is the main action where nothing can be reserved. */
const leading: readonly VehicleAction[] = ['enquire', 'testDrive', 'call'];
const ways: readonly VehicleAction[] = ['enquire', 'call', 'whatsapp', 'sms', 'email', 'chat'];

/** The buttons of a vehicle by their weight; each list in the dealer's order. */
export interface ArrangedActions {
  /** Null where the dealer offers nothing. */
  main: VehicleAction | null;
  second: VehicleAction | null;
  /** Ways to reach a person. */
  contact: VehicleAction[];
  rest: VehicleAction[];
}

/** One main action, one beside it, the ways to reach a person, and all else (VDP-14): nothing competes. */
export function arrangeActions(actions: readonly VehicleAction[]): ArrangedActions {
  const reserve = actions.find((action) => action === 'reserve');
  const main = reserve ?? actions.find((action) => leading.includes(action)) ?? actions[0] ?? null;
  const second =
    (['testDrive', 'enquire'] as const).find((action) => action !== main && actions.includes(action)) ?? null;
  const others = actions.filter((action) => action !== main && action !== second);
  return {
    main,
    second,
    contact: others.filter((action) => ways.includes(action)),
    rest: others.filter((action) => !ways.includes(action)),
  };
}

/** The buttons of one vehicle, in the dealer's order, without those that would lead nowhere (VDP-14, VDP-15). */
export const listActions = (actions: readonly VehicleAction[], context: ActionContext): VehicleAction[] =>
  actions.filter((action) => conditions[action](context));
