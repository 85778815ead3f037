/** Where postcodes are looked up; `name` picks the driver in services/geocoder. */
export type GeocoderEndpoint = { name: 'table' } | { name: 'http'; url: string; key: string | null };
