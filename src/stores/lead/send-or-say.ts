import type { Lead } from '#domain/lead/document.ts';
import { loosenAppointment } from '#domain/test-drive/hold.ts';
import { deliverLead } from '#services/lead/deliver.ts';
import { ServiceError } from '#services/site/errors.ts';
import { sendLead } from './outbox.ts';

/**
 * Sends a lead by the outbox. A browser whose storage is full, as scripts of others may fill it, keeps none: it is sent at
 * once there, and one that nobody takes has failed, because nobody would send it later. Resolves with null when it is stored, and
 * with an error that has a cause where nobody can say whether it is.
 */
export async function sendOrSay(...asked: Parameters<typeof sendLead>): Promise<ServiceError | null> {
  try {
    return await sendLead(...asked);
  } catch (error) {
    console.warn('The enquiry cannot be kept in this browser.', error);
    const [endpoint, lead] = asked;
    return sendUnkept(endpoint, lead);
  }
}

async function sendUnkept(
  endpoint: Parameters<typeof sendLead>[0],
  lead: Lead,
): Promise<ServiceError | null> {
  try {
    await deliverLead(endpoint, loosenAppointment(lead, Date.now()));
    return null;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { kind, message, said } = error;
    return kind === 'rejected' ? error : new ServiceError('rejected', message, { said, cause: error });
  }
}
