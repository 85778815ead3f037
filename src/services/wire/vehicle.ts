/*
 * Turns a document of the index into a Vehicle of the domain. The shape of the document itself is `vehicle-document.ts`.
 */
import * as v from 'valibot';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { parseHotspots } from './hotspots.ts';
import { parseLenders } from './lenders.ts';
import { parseMeasures } from './measures.ts';
import { known, webAddress } from './values.ts';
import { vehicleDocument, type VehicleDocument } from './vehicle-document.ts';

/** Cubic centimetres, from whichever of its spellings a document has; null when none is known. */
function readEngineSize(document: VehicleDocument): number | null {
  const litres = document.engine_size_litres ?? document.enginesize_litres;
  return document.engine_size ?? document.enginesize ?? (litres ? Math.round(litres * 1000) : null);
}

/**
 * Reads one index document into a domain Vehicle. Throws a `ValiError` naming the field when the document does not
 * have the promised shape.
 */
export function parseVehicle(input: unknown): Vehicle {
  const document = v.parse(vehicleDocument, input);
  const images = (document.images ?? []).map(({ image: { url, thumb } }) => ({
    url,
    thumbUrl: thumb?.url ?? url,
  }));
  if (images.length === 0 && document.primary_image_url) {
    images.push({ url: document.primary_image_url, thumbUrl: document.primary_image_url });
  }
  const category = document.category ?? 'car';
  return {
    id: document.id,
    slug: document.slug,
    name: document.name,
    category,
    year: document.year ?? null,
    make: document.make,
    model: document.model,
    makeModel: known(document.make_model) ?? `${document.make} > ${document.model}`,
    badge: known(document.badge),
    series: known(document.series),
    colour: known(document.colour),
    colourFamily: known(document.simple_colour),
    interiorColour: known(document.interior_colour),
    carType: document.car_type,
    status: document.status,
    tag: known(document.tag),
    reserved: document.reserved ?? false,
    sold: document.sold ?? false,
    certified: document.certified ?? false,
    preorder: document.preorder ?? false,
    createdAt: document.created_at ?? null,
    updatedAt: document.updated_at ?? null,
    soldAt: document.sold_date_timestamp ?? null,
    showOnDealerWebsite: document.show_on_dealer_website,
    price: document.price ?? null,
    beforePrice: document.before_price ?? null,
    offerPrice: document.offer_price ?? null,
    priceType: known(document.price_type),
    subscriptionPrice: document.subscription_price ?? null,
    stateAverageMarketPrice: document.autograb_data?.state_average_market_price ?? null,
    averageMarketPrice: document.autograb_data?.average_market_price ?? null,
    financeLenders: parseLenders(document.finance_lenders),
    odometer: document.km ?? null,
    body: known(document.simple_body),
    bodyConfiguration: known(document.bodyconfiguration),
    fuel: known(document.simple_fuel),
    transmission: known(document.simple_transmission),
    gears: document.gearnum ?? null,
    drive: known(document.simple_drive),
    seats: document.seats ?? null,
    doors: document.doors ?? null,
    engineSize: readEngineSize(document),
    cylinders: document.cylinders ?? null,
    fuelConsumption: document.fuelconsumptioncombined ?? null,
    power: document.power ?? null,
    torque: document.torque ?? null,
    towing: document.towing ?? null,
    ancapRating: document.ancaprating ?? null,
    measures: parseMeasures(document),
    vin: known(document.vin),
    stockNumber: known(document.stocknum),
    registration: known(document.regplate),
    registrationExpiry: known(document.rego_expiry),
    buildDate: known(document.build_date),
    complianceDate: known(document.compliance_date),
    images,
    searchPrice: document.effective_price ?? null,
    weeklyPrice: known(document.weekly_price_range),
    photosCount: document.photos_count ?? null,
    videoUrl: known(document.video_url) ?? known(document.external_video_url),
    spinImages: document.spin_images ?? [],
    interiorImage: known(document.spin_interior_image),
    hotspots: parseHotspots(document.hotspots),
    features: document.standardEquipment ?? document.filtered_features ?? [],
    filterFeatures: document.filtered_features ?? [],
    categories: document.categories ?? [],
    comments: known(document.dealercomments),
    historyReportUrl: webAddress(document.file),
    locationId: known(document.location_id) ?? known(document.location?.id),
    locationName: known(document.location_name),
    distributionLocations: (document.location?.distribution_locations ?? []).map((place) =>
      typeof place === 'string' ? place : place.id,
    ),
    city: known(document.city),
    state: known(document.state),
    dealershipId: known(document.dealership_id),
    dealershipName: known(document.dealership_name),
    dealershipSlug: known(document.dealership_slug),
    caravan:
      category === 'caravan'
        ? {
            bodyWidth: known(document.body_width),
            bodyLength: known(document.body_length),
            tareWeight: known(document.tare_weight),
            axleType: known(document.axle_type),
            sleeps: document.sleeps ?? null,
            aggregateTrailerMass: known(document.aggregate_trailer_mass),
          }
        : null,
  };
}
