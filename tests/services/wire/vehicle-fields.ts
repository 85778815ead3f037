import type { Vehicle } from '#domain/vehicle/vehicle.ts';

type Row = readonly [field: string, written: unknown, property: keyof Vehicle, read: unknown];

/** Fields without which there is no vehicle. */
export const required: readonly Row[] = [
  ['id', '501', 'id', '501'],
  ['slug', '2022-kia-carnival-501', 'slug', '2022-kia-carnival-501'],
  ['name', '2022 Kia Carnival Platinum', 'name', '2022 Kia Carnival Platinum'],
  ['make', 'Kia', 'make', 'Kia'],
  ['model', 'Carnival', 'model', 'Carnival'],
  ['car_type', 'used', 'carType', 'used'],
  ['status', 'in_stock', 'status', 'in_stock'],
  ['show_on_dealer_website', true, 'showOnDealerWebsite', true],
];

const lender = {
  ...{ financeProvider: 'Bank', disclaimer: 'Terms apply.', deposit: 0, paymentWeek: 150, paymentMonth: 650 },
  ...{ totalPayable: 39_000, interestRate: 8, comparisonRate: 8.6, termYears: 5, termMonths: 60 },
  ...{ termWeeks: 260, establishmentFees: 400, balloon: 0 },
};
const picture = { image: { url: 'https://p.example/1.jpg', thumb: { url: 'https://p.example/1-s.jpg' } } };
const hotspot = { view: 'exterior', title: 'Rack', description: '', anchors: [{ angle: 0, x: 0, y: 1 }] };

/** The other fields of DATA-01 that are read, each with where it lands. */
export const optional: readonly Row[] = [
  ['category', 'truck', 'category', 'truck'],
  ['year', 2022, 'year', 2022],
  ['badge', 'Platinum', 'badge', 'Platinum'],
  ['series', 'KA4', 'series', 'KA4'],
  ['colour', 'Glacier White', 'colour', 'Glacier White'],
  ['simple_colour', 'White', 'colourFamily', 'White'],
  ['photos_count', 9, 'photosCount', 9],
  ['effective_price', 59_990, 'searchPrice', 59_990],
  ['weekly_price_range', '$100 to $150', 'weeklyPrice', '$100 to $150'],
  ['interior_colour', 'Black', 'interiorColour', 'Black'],
  ['tag', 'Test Drive Only', 'tag', 'Test Drive Only'],
  ['reserved', true, 'reserved', true],
  ['sold', true, 'sold', true],
  ['certified', true, 'certified', true],
  ['preorder', true, 'preorder', true],
  ['created_at', 1_760_000_000, 'createdAt', 1_760_000_000],
  ['updated_at', 1_760_000_001, 'updatedAt', 1_760_000_001],
  ['sold_date_timestamp', 1_760_000_002, 'soldAt', 1_760_000_002],
  ['price', 61_990, 'price', 61_990],
  ['before_price', 64_990, 'beforePrice', 64_990],
  ['offer_price', 59_990, 'offerPrice', 59_990],
  ['price_type', 'drive_away', 'priceType', 'drive_away'],
  ['reserve_deposit', 500, 'reserveDeposit', 500],
  ['payment_processors', ['Visa'], 'paymentProcessors', ['Visa']],
  ['price_ex_gst', 50_300, 'statedExGst', 50_300],
  ['subscription_price', 299, 'subscriptionPrice', 299],
  ['finance_lenders', [lender], 'financeLenders', [lender]],
  ['km', 31_000, 'odometer', 31_000],
  ['compliance_date', '03/2022', 'complianceDate', '03/2022'],
  ['build_date', '02/2022', 'buildDate', '02/2022'],
  ['regplate', '123ABC', 'registration', '123ABC'],
  ['rego_expiry', '2027-01-31', 'registrationExpiry', '2027-01-31'],
  ['stocknum', 'S501', 'stockNumber', 'S501'],
  ['vin', 'KNANB81XXNN000001', 'vin', 'KNANB81XXNN000001'],
  ['simple_fuel', 'Diesel', 'fuel', 'Diesel'],
  ['simple_body', 'People Mover', 'body', 'People Mover'],
  ['simple_transmission', 'Automatic', 'transmission', 'Automatic'],
  ['simple_drive', 'FWD', 'drive', 'FWD'],
  ['seats', 8, 'seats', 8],
  ['doors', 5, 'doors', 5],
  ['engine_size', 2151, 'engineSize', 2151],
  ['engine_size_litres', 2.2, 'engineSize', 2200],
  ['gearnum', 8, 'gears', 8],
  ['bodyconfiguration', 'Wagon', 'bodyConfiguration', 'Wagon'],
  ['location_id', 'north', 'locationId', 'north'],
  ['location', { id: 'north', name: 'North', distribution_locations: [] }, 'locationId', 'north'],
  ['location_name', 'North', 'locationName', 'North'],
  ['city', 'Cairns', 'city', 'Cairns'],
  ['state', 'QLD', 'state', 'QLD'],
  [
    'images',
    [picture],
    'images',
    [{ url: 'https://p.example/1.jpg', thumbUrl: 'https://p.example/1-s.jpg' }],
  ],
  ['primary_image_url', '/1.jpg', 'images', [{ url: '/1.jpg', thumbUrl: '/1.jpg' }]],
  ['video_url', 'https://v.example/1', 'videoUrl', 'https://v.example/1'],
  ['external_video_url', 'https://v.example/2', 'videoUrl', 'https://v.example/2'],
  ['spin_images', ['/s1.jpg'], 'spinImages', ['/s1.jpg']],
  ['spin_interior_image', '/cabin.jpg', 'interiorImage', '/cabin.jpg'],
  ['hotspots', [hotspot], 'hotspots', [hotspot]],
  ['standardEquipment', ['Sunroof'], 'features', ['Sunroof']],
  ['dealercomments', 'One owner.', 'comments', 'One owner.'],
  ['file', 'https://h.example/501.pdf', 'historyReportUrl', 'https://h.example/501.pdf'],
  ['dealership_name', 'Kia North', 'dealershipName', 'Kia North'],
  ['dealership_id', 'kia-north', 'dealershipId', 'kia-north'],
  ['dealership_slug', 'kia-north', 'dealershipSlug', 'kia-north'],
];

/** Fields of DATA-02 that are read. */
export const variant: readonly Row[] = [
  ['cylinders', 4, 'cylinders', 4],
  ['enginesize', 2151, 'engineSize', 2151],
  ['enginesize_litres', 2.2, 'engineSize', 2200],
  ['fuelconsumptioncombined', 6.5, 'fuelConsumption', 6.5],
  ['torque', 440, 'torque', 440],
  ['ancaprating', 5, 'ancapRating', 5],
  ['bodyconfiguration', 'Wagon', 'bodyConfiguration', 'Wagon'],
  ['induction', 'Turbo', 'measures', { induction: 'Turbo' }],
  ['fuelcapacity', 72, 'measures', { fuelCapacity: 72 }],
  ['grossvehiclemass', 2800, 'measures', { grossVehicleMass: 2800 }],
  ['vehiclelength', 5155, 'measures', { length: 5155 }],
  ['vehicleheight', 1775, 'measures', { height: 1775 }],
  ['vehiclewidth', 1995, 'measures', { width: 1995 }],
];

/** Fields of DATA-01 and DATA-02 that are deliberately not read yet, each with a value and the reason. */
export const notRead: readonly (readonly [field: string, written: unknown, reason: string])[] = [
  ['views', 12, 'views are asked for when a page is looked at (VDP-26)'],
  ['fuel', 'Diesel - Turbo', 'simple_fuel is what the index filters by'],
  ['trans', '8SP AUTO', 'simple_transmission is what the index filters by'],
  ['drive', 'Front Wheel Drive', 'simple_drive is what the index filters by'],
  ['private_suburb', 'Manunda', 'private sellers are not shown'],
  ['private_postcode', '4870', 'private sellers are not shown'],
  ['thumbnails', ['/t.jpg'], 'each image has its own thumbnail'],
  ['spin_code', 'abc', 'the 360° view is made of spin_images, not of another party’s player'],
  ['path', '/cars/elsewhere', 'addresses are made from the slug (ROUTE-05)'],
  ['has_nvic', true, 'no built feature asks for it'],
  ['geartype', 'Sports Automatic', 'simple_transmission is what is shown'],
];
