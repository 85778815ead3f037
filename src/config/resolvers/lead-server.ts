import { uploadDays } from '#domain/lead/upload.ts';
import { holdMinutes } from '#domain/test-drive/hold.ts';
import type { Settings } from '../schema.ts';
import type { ResolveContext } from './context.ts';

type Servers = Pick<Settings, 'leads' | 'services'>;

/** Host and port that enquiries go to. */
function findLeadHost({ leads, services: { search } }: Servers): string {
  const { host } = new URL(
    leads.name === 'typesense' ? `${search.protocol}://${search.host}:${search.port}` : leads.url,
  );
  return host;
}

/** What the dealer API keeps until an enquiry with it comes. */
function listWaiting({ testDrive, serviceBooking, services }: Settings): string[] {
  const hasCalendar = Boolean((testDrive && testDrive.calendar) || serviceBooking.calendar);
  return [
    ...(hasCalendar ? [`frees a time that a shopper chose in a calendar after ${holdMinutes} minutes`] : []),
    ...(services.api.uploads ? [`deletes files of enquiries after ${uploadDays} days`] : []),
  ];
}

/** Warns where enquiries do not pass the dealer API, which keeps appointments and files only once an enquiry names them. */
export function checkLeadServer({ settings, warn }: Pick<ResolveContext, 'settings' | 'warn'>): void {
  const { url } = settings.services.api;
  const waiting = listWaiting(settings);
  if (url === null || waiting.length === 0) return;
  const leadHost = findLeadHost(settings);
  const { host } = new URL(url);
  if (leadHost === host) return;
  warn(
    ['leads'],
    `enquiries go to ${leadHost}, and the dealer API at ${host} never sees them: it ${waiting.join(', and ')}, unless an enquiry comes to it\n` +
      `Write leads: { name: http, url: '${url.replace(/\/+$/, '')}/leads' }, so that it keeps the enquiries too.`,
  );
}
