import { randomUUID } from 'node:crypto';
import type { EventDocument } from '#domain/analytics/event-document.ts';
import type { PhoneReveal } from '#contract/phone-reveals.ts';
import type { Appointment } from '../api/appointment/appointment.ts';
import type { InboxStore } from './inbox-store.ts';

/** Fields of a stored lead by which somebody knows it again. */
interface NotedLead {
  id?: unknown;
  category?: unknown;
  dealership_slug?: unknown;
  'Vehicle Make'?: unknown;
  'Vehicle Model'?: unknown;
}

const words = (...parts: unknown[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(' ');

/** Notes a stored lead; its fields stay where leads are. */
export function noteLead(inbox: Pick<InboxStore, 'add'>, lead: NotedLead): void {
  const vehicle = words(lead['Vehicle Make'], lead['Vehicle Model']);
  const title = words(lead.category) || 'Enquiry';
  inbox.add({
    ...{ kind: 'lead', id: words(lead.id), dealer: words(lead.dealership_slug) },
    title: (vehicle ? `${title}: ${vehicle}` : title).slice(0, 200),
  });
}

/** Notes what became of an appointment. */
export function noteAppointment(
  inbox: InboxStore,
  appointment: Appointment,
  became: 'kept' | 'moved' | 'given back',
): void {
  const { id, kind, dealershipSlug, locationId, vehicleId, from, to } = appointment;
  const what = kind === 'service' ? 'Service booking' : 'Test drive';
  inbox.add({
    ...{
      kind: 'appointment',
      id: `${id} ${became} ${from} ${became === 'kept' ? '' : randomUUID()}`,
      dealer: dealershipSlug,
    },
    title: `${what} ${became}`,
    text: [
      `From ${new Date(from * 1000).toISOString()}, ${(to - from) / 60} minutes, at ${locationId}`,
      vehicleId && `Vehicle ${vehicleId}`,
      `Id of the lead ${id}`,
    ]
      .filter(Boolean)
      .join('\n'),
  });
}

export const noteReveal = (inbox: InboxStore, { car_id, website_id }: PhoneReveal): void =>
  void inbox.add({
    kind: 'reveal',
    id: randomUUID(),
    dealer: website_id,
    title: `Number asked for: vehicle ${car_id}`,
  });

export const noteEvent = (inbox: InboxStore, { event, dealer, page, parameters }: EventDocument): void =>
  void inbox.add({
    ...{ kind: 'event', id: randomUUID(), dealer, title: `${event} on ${page}` },
    text: Object.entries(parameters)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
  });
