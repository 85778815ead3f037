import type { Dealer } from '#config/dealer.ts';
import type { BookingLimits } from './api/appointment/booking-limits.ts';
import type { DeliveryPrices } from './api/delivery-prices.ts';
import type { MessageService } from './messages/http.ts';
import type { HostedIndex } from './reservation/hosted-index.ts';
import type { PaymentService } from './reservation/processor.ts';

/** What a sandbox is started with. */
export interface SandboxOptions {
  readonly port: number;
  readonly host: string;
  readonly apiKey: string;
  /** Names besides local ones and addresses that requests may come by; `host` is one anyway. */
  readonly hosts?: readonly string[];
  /** Reverse proxies that pass requests on, each of which writes `X-Forwarded-For`; usually none. */
  readonly proxies?: number;
  /** Addresses and networks of hosts that answer `/api` of their sites by this server; usually none. */
  readonly siteHosts?: readonly string[];
  /** Folder of the sandbox's own data; it is made when missing. */
  readonly dataDir: string;
  /** Dealers as they are now: PDFs bear their names and licences, test drives keep to their calendars. Usually none. */
  readonly dealers?: () => Promise<readonly Dealer[]>;
  /** Addresses at which sites stand though no file says so now: it cannot be read, or names a new one. Usually none. */
  readonly addresses?: () => readonly string[];
  /** How much of a calendar unconfirmed test drives may take, where not as usual. */
  readonly bookings?: Partial<BookingLimits>;
  /** Origins inside of this network that pictures of PDFs may come from, besides the sandbox itself. */
  readonly trustedPictures?: readonly string[];
  /** No limits by connection, phone number and day at all: for tests, which do all from one machine. */
  readonly unlimited?: boolean;
  /** The service that delivers text messages and e-mails; null, or left out: they stand in the inbox alone. */
  readonly messages?: MessageService | null;
  /** Takes a line for each request, without anything of who asks; left out: no log. */
  readonly log?: (line: string) => void;
  /** Whether everybody on this machine sees the inbox. Never where a proxy passes requests of others on. */
  readonly opensInbox?: boolean;
  /** Who takes deposits; `sandbox` takes no money. Nobody, when left out. */
  readonly payments?: PaymentService | 'sandbox' | null;
  /** The index that sites ask, where it is not that of this server: vehicles are read there, and `reserved` is written there. */
  readonly index?: HostedIndex | null;
  /** Whether reviews and delivery prices are invented, as sample stock is: where sites are tried. */
  readonly samples?: boolean;
  /** What delivery costs; left out: what is invented, or nobody knows. */
  readonly deliveryPrices?: DeliveryPrices;
  /** Fills the index with sample stock, by HTTP like any other client; left out: it stays as it is. */
  readonly fill?: (client: { url: string; apiKey: string }) => Promise<void>;
}
