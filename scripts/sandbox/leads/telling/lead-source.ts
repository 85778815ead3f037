import type { Dealer } from '#config/dealer.ts';
import type { Lead } from '#domain/lead/lead.ts';

/** A lead that this server wrote itself, and the short name of the dealer that gets it. */
export interface OwnLead {
  lead: Lead;
  dealer: string;
}

/** Leads that this server writes itself. */
export interface LeadSource {
  /** Names of those that the service of their dealer has not taken yet, the oldest first. */
  listUntold: () => string[];
  /**
   * The lead of a name, once it is in the dealer's list here; null while the file of its dealer cannot be read. Throws where
   * the list takes nothing.
   */
  prepare: (name: string, dealers: readonly Dealer[]) => Promise<OwnLead | null>;
  noteTold: (name: string) => void;
}
