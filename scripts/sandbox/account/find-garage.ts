import type * as v from 'valibot';
import type { garageAnswer } from '#contract/answers/garage.ts';
import type { AppointmentStore } from '../api/appointment/appointment-store.ts';
import type { Appointment, AppointmentState } from '../api/appointment/appointment.ts';
import type { StoredLead } from '../leads/judge-lead.ts';
import { isLeadOf } from '../leads/lead-dealer.ts';
import { describeReservation } from '../reservation/describe-reservation.ts';
import { reservationSubcategory } from '../reservation/lead/create-reservation-lead.ts';
import type { Reservation } from '../reservation/reservation.ts';
import type { Account } from './account-store.ts';
import { isOfPerson } from './is-of-person.ts';
import { spreadOverDays } from './spread-over-days.ts';

type Garage = v.InferInput<typeof garageAnswer>;

/** Entries of each list. */
const most = 200;

const words = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');

const nameOwnCar = (lead: StoredLead): string =>
  words(lead.own_year, lead.own_make, lead.own_model, lead.own_badge);

const describeCar = (lead: StoredLead) => ({
  ...{ car_id: lead.car_id, car_slug: lead.car_slug },
  car_name:
    lead.car_id === '' ? '' : words(lead['Vehicle Year'], lead['Vehicle Make'], lead['Vehicle Model']),
});

const describeAppointment = (
  lead: StoredLead,
  { kind, locationId, from, to, state }: Appointment & { state: AppointmentState },
): Garage['appointments'][number] => ({
  ...{ ...describeCar(lead), id: lead.id, kind, location_id: locationId },
  ...{ starts_at: from, minutes: (to - from) / 60, state: state === 'confirmed' ? state : 'unconfirmed' },
});

const describeValuation = (lead: StoredLead): Garage['valuations'][number] => ({
  id: lead.valuation_id ?? '',
  car_name: nameOwnCar(lead),
  rego: lead.rego,
  ...{ low: lead.valuation_low ?? 0, high: lead.valuation_high ?? 0 },
  ...{ valued_at: lead.valued_at ?? 0, valid_until: lead.valuation_valid_until ?? 0 },
});

export interface GarageSources {
  /** Stored leads, those of the person among them. */
  leads: readonly StoredLead[];
  appointments: Pick<AppointmentStore, 'find'>;
  /** Reservations of the person. */
  reservations: readonly Reservation[];
  /** Slugs of the dealer. */
  slugs: readonly string[];
  /** Epoch seconds. */
  now: number;
}

/** What a person has going on with a dealer. What was sent with a filled hidden field is nobody's. */
export function findGarage(account: Account, sources: GarageSources): Garage {
  const { appointments, slugs, now } = sources;
  const leads = sources.leads.filter(
    (lead) => !lead.is_spam && isLeadOf(lead, slugs) && isOfPerson(lead, account),
  );
  const kept = new Map(
    leads.flatMap((lead) => {
      const found = lead.appointment_status ? appointments.find(lead.id) : null;
      return found ? [[lead.id, describeAppointment(lead, found)] as const] : [];
    }),
  );
  const isValued = ({ valuation_low }: StoredLead): boolean => valuation_low !== undefined;
  // A decision goes on with the lead of the estimate: one car is one line.
  const isDecision = ({ lead_id }: StoredLead): boolean => lead_id !== undefined && lead_id !== '';
  // A device may say any date: the days are those on which the leads came.
  const pick = (found: readonly StoredLead[]): StoredLead[] =>
    spreadOverDays(
      found.map((lead) => ({ lead, at: lead.received_at ?? lead.created_at })),
      most,
    )
      .map(({ lead }) => lead)
      .toSorted((one, other) => other.created_at - one.created_at);
  return {
    now,
    appointments: [...kept.values()].toSorted((one, other) => other.starts_at - one.starts_at).slice(0, most),
    reservations: sources.reservations
      .slice(0, most)
      .map((one) => ({ ...describeReservation(one, now), begun_at: one.begunAt })),
    valuations: pick(leads.filter((lead) => isValued(lead) && !isDecision(lead))).map(describeValuation),
    enquiries: pick(
      leads.filter(
        (lead) =>
          !kept.has(lead.id) &&
          !isValued(lead) &&
          !isDecision(lead) &&
          lead.subcategory !== reservationSubcategory,
      ),
    ).map((lead) => ({
      ...describeCar(lead),
      // Two appraisals are told apart by the car that is to be sold.
      ...(lead.car_id === '' && { car_name: nameOwnCar(lead) }),
      ...{ sent_at: lead.created_at, category: lead.category, subcategory: lead.subcategory },
    })),
  };
}
