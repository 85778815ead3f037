import { deleteAccount, endSession } from '#services/account/session.ts';
import { ServiceError } from '#services/site/errors.ts';
import { forgetPerson } from './forget-person.ts';
import { forgetSession } from './session.ts';

/**
 * Does something that ends the session. What the account keeps leaves this device with it, and what else the device tells of its
 * owner. Answers whether the server did it, and not that nobody is signed in any more.
 */
async function leaveAfter(work: () => Promise<void>): Promise<boolean> {
  // Pages of who is signed in have it already. Where it cannot be loaded, the next page takes the lists away.
  const lists = await import('./account-lists.ts').catch(() => null);
  const isDone = await work().then(
    () => true,
    (error: unknown) => {
      if (error instanceof ServiceError && error.status === 401) return false;
      throw error;
    },
  );
  // The person first: other tabs hear of the end of the session, and see by what is missing that somebody signed out.
  forgetPerson();
  forgetSession();
  lists?.leaveLists();
  return isDone;
}

/**
 * Signs out here or on all devices. Answers false where the session was over already: nobody can say whether an earlier try did it. Throws
 * ServiceError: then the session is still there.
 */
export const signOut = (api: string, everywhere = false): Promise<boolean> =>
  leaveAfter(() => endSession(api, everywhere));

/** Deletes the account. Answers false where the session was over already: the account may still be there. Throws ServiceError. */
export const removeAccount = (api: string): Promise<boolean> => leaveAfter(() => deleteAccount(api));
