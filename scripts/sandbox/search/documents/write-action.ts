import { badRequest } from '../service-error.ts';
import { type WriteAction, writeActions } from './write-document.ts';

/** The action that `?action=` names; throws 400 for another word. */
export function parseWriteAction(given: string | undefined): WriteAction {
  const action = writeActions.find((known) => known === (given ?? 'create'));
  if (!action) throw badRequest('Parameter `action` must be a create|update|upsert.');
  return action;
}

/**
 * The right that a write needs. A create-only key (the public key for leads) can create and nothing else: the
 * hosted service lets it update and so read documents whose id it knows.
 */
export const readAction = (given: string | undefined): 'create' | 'upsert' | 'update' =>
  given === 'upsert' || given === 'emplace' ? 'upsert' : given === 'update' ? 'update' : 'create';
