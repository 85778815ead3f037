/** What a run of alerts is asked to do. Folders are absolute. */
export interface AlertOptions {
  /** Where the server of the dealer API keeps its data: alerts, and the inbox. */
  serverData: string;
  /** Where what is read of an index lies, and the report. */
  data: string;
  dealersDirectory: string;
  /** Slugs; empty means all that send alerts. */
  dealers: string[];
  shard: { index: number; count: number };
  /** Counts and sends nothing. */
  dryRun: boolean;
  /** Believes tonight's stock however much of it is missing. */
  force: boolean;
  /** An index in the place of those of the dealer files. */
  sandboxUrl: string | null;
  /** The running sandbox, for dealers whose files name none but the usual one. */
  runningSandbox: string | null;
  adminKey: string;
  patience: number;
  readLimit: number;
}
