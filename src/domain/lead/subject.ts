import type { Offer } from '../offer/offer.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What a lead needs to know of a vehicle. */
export type LeadVehicle = Pick<
  Vehicle,
  | 'id'
  | 'slug'
  | 'name'
  | 'year'
  | 'make'
  | 'model'
  | 'carType'
  | 'status'
  | 'tag'
  | 'stockNumber'
  | 'vin'
  | 'locationId'
  | 'dealershipId'
  | 'dealershipSlug'
>;

/** What a lead needs to know of an offer; `path` is that of its page. */
export interface LeadOffer {
  id: string;
  name: string;
  make: string | null;
  model: string | null;
  path: string;
}

/** What a lead needs to know of a model; `path` is that of its page. */
export interface LeadModel {
  make: string;
  name: string;
  path: string;
}

/** What a shopper asks about. Plain data: it travels into pages. */
export type LeadSubject =
  | { kind: 'vehicle'; vehicle: LeadVehicle }
  | { kind: 'offer'; offer: LeadOffer }
  | { kind: 'model'; model: LeadModel }
  | { kind: 'general' };

/** The part of a vehicle that a lead needs. */
export function createVehicleSubject(vehicle: Vehicle): LeadSubject {
  const { id, slug, name, year, make, model, carType, status, tag, stockNumber, vin } = vehicle;
  const { locationId, dealershipId, dealershipSlug } = vehicle;
  return {
    kind: 'vehicle',
    vehicle: {
      ...{ id, slug, name, year, make, model, carType, status, tag, stockNumber, vin },
      ...{ locationId, dealershipId, dealershipSlug },
    },
  };
}

/** The part of an offer that a lead needs. */
export const createOfferSubject = ({ id, name, make, model }: Offer, path: string): LeadSubject => ({
  kind: 'offer',
  offer: { id, name, make, model: model?.name ?? null, path },
});

/** A model as people say it: 'Toyota RAV4'. */
export const nameModel = ({ make, name }: LeadModel): string => `${make} ${name}`;

/** Name and page of what is asked about; null for a general enquiry. */
export function describeSubject(subject: LeadSubject): { about: string; href: string } | null {
  if (subject.kind === 'vehicle') {
    return { about: subject.vehicle.name, href: `/cars/${subject.vehicle.slug}/` };
  }
  if (subject.kind === 'model') return { about: nameModel(subject.model), href: subject.model.path };
  return subject.kind === 'offer' ? { about: subject.offer.name, href: subject.offer.path } : null;
}
