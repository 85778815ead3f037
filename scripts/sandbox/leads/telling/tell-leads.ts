import { createLeadEndpoint } from '#config/site/create-site.ts';
import type { Dealer } from '#config/dealer.ts';
import type { Lead } from '#domain/lead/lead.ts';
import { deliverLead } from '#services/lead/deliver.ts';
import { createBoundedFetch } from '../../../command/bounded-fetch.ts';
import { createPatience } from '../../patience.ts';
import type { LeadSource, OwnLead } from './lead-source.ts';
import { openServiceRound, type ServiceRound } from './service-round.ts';

const longestReason = 500;
/** Milliseconds after the second failure in a row; they double each time. */
const pause = 15_000;
const longestPause = 3_600_000;
/** A service that seems to be silent because of one lead keeps the next one waiting no longer than this. */
const longestPauseOfService = 300_000;
/** A service that the file of one dealer names: a few bytes are read of what it answers, and it leads nowhere else. */
const send = createBoundedFetch(65_536);

interface Untold {
  source: LeadSource;
  name: string;
}

/** Hands a lead to the service of a dealer, where that is another than this server, which has it already. */
async function deliver(dealer: Dealer, lead: Lead): Promise<void> {
  if (dealer.build.leadDelivery.name === 'typesense') return;
  const { keeper: _, ...endpoint } = createLeadEndpoint(dealer, '');
  await deliverLead(endpoint, lead, send);
}

/**
 * Hands over each lead that this server wrote: into the dealer's list here, and to the service that takes the enquiries
 * of the site, where that is another. What fails is tried again, less and less often, and holds up no other; a lead has one id, so
 * that it is stored once.
 */
export function createLeadTeller(
  sources: readonly LeadSource[],
  dealers: () => Promise<readonly Dealer[]>,
): () => Promise<void> {
  const createPauses = (longest: number) =>
    createPatience((failures) => Math.min(longest, pause * (2 ** (failures - 1) - 1)));
  const patience = createPauses(longestPause);
  const services = createPauses(longestPauseOfService);
  /** Those of this process that are in the dealer's list here. */
  const prepared = new Map<string, OwnLead>();
  const noteFailure = (name: string, error: unknown): void => {
    patience.noteFailure(name);
    // A service says as much as it likes.
    const reason = String(error).slice(0, longestReason);
    console.warn(`A lead of this server is not with its dealer yet; it is tried again. ${reason}`);
  };
  const prepareOne = async (source: LeadSource, name: string, known: readonly Dealer[]): Promise<void> => {
    try {
      // It is in the list here as soon as the file of its dealer is read again.
      const own = prepared.get(name) ?? (await source.prepare(name, known));
      if (own) prepared.set(name, own);
    } catch (error) {
      noteFailure(name, error);
    }
  };
  const deliverOne = async (
    source: LeadSource,
    name: string,
    { known, round }: { known: readonly Dealer[]; round: ServiceRound },
  ): Promise<void> => {
    const own = prepared.get(name);
    const dealer = known.find(({ site }) => site.slug === own?.dealer);
    if (!own || !dealer || !round.mayAsk(own.dealer)) return;
    try {
      await deliver(dealer, own.lead);
      round.noteTaken(own.dealer);
      patience.forget(name);
      prepared.delete(name);
      source.noteTold(name);
    } catch (error) {
      noteFailure(name, error);
      round.noteFailure(own.dealer, error);
    }
  };
  /** Dealers whose services are being told: each waits for its own alone. */
  const busy = new Map<string, Promise<void>>();
  const startDealer = (dealer: string, untold: readonly Untold[], known: readonly Dealer[]): void => {
    const round = openServiceRound(services);
    const tellDealer = async (): Promise<void> => {
      for (const { source, name } of untold) await deliverOne(source, name, { known, round });
      busy.delete(dealer);
    };
    busy.set(dealer, tellDealer());
  };
  const tellAll = async (): Promise<void> => {
    // Those that failed most come last: one that a service never takes keeps it from no other.
    const untold = sources
      .flatMap((source) => source.listUntold().map((name) => ({ source, name })))
      .filter(({ name }) => patience.isDue(name))
      .sort((one, other) => patience.count(one.name) - patience.count(other.name));
    if (untold.length === 0) return;
    const known = await dealers();
    // Before any service is asked: one may take seconds to answer.
    await Promise.all(untold.map(({ source, name }) => prepareOne(source, name, known)));
    const ofDealer = Map.groupBy(untold, ({ name }) => prepared.get(name)?.dealer ?? '');
    for (const [dealer, own] of ofDealer) if (!busy.has(dealer)) startDealer(dealer, own, known);
  };
  const warn = (error: unknown): void =>
    console.warn('Nobody could look for leads of this server; it is tried again.', error);
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  /** Whoever asks while a round has not begun yet shares it; done when every service has been told. */
  return async () => {
    await (next ??= last =
      last
        .then(() => {
          next = null;
          return tellAll();
        })
        .catch(warn));
    await Promise.all(busy.values());
  };
}
