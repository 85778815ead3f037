import type { StorageProblem } from '../../storage/storage-problem.ts';
import type { CollectionStore } from '../collections/collection-store.ts';
import type { Gate } from '../keys/authorise.ts';
import type { KeyStore } from '../keys/key-store.ts';

/** What the routes work with. */
export interface Service {
  readonly collections: CollectionStore;
  readonly keys: KeyStore;
  readonly gate: Gate;
  /** What keeps documents from being stored, null when nothing does. */
  readonly findProblem: () => StorageProblem | null;
}
