import { createServer } from 'node:http';
import { postcodes } from '#services/location/geocoder/postcodes.ts';
import { listen } from '../../../listen.ts';

/** A geocoding service on a free port that answers as the well-known ones do (API-08). */
export async function openGeocoder() {
  const asked: URLSearchParams[] = [];
  let broken: number | null = null;
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    asked.push(searchParams);
    const postcode = Number(/^\d{4}/.exec(searchParams.get('address') ?? '')?.[0]);
    const row = postcodes.find(([first, last]) => postcode >= first && postcode <= last);
    const found = row ? [{ geometry: { location: { lat: row[2], lng: row[3] } } }] : [];
    const farther = { geometry: { location: { lat: 0, lng: 0 } } };
    response.statusCode = broken ?? 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(broken === 200 ? {} : { results: row ? [...found, farther] : [] }));
  });
  return {
    url: `${await listen(server)}/geocode`,
    asked,
    /** Answers with this status from now on; 200 is an answer without results. */
    breakWith: (status: number | null) => (broken = status),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export type Geocoder = Awaited<ReturnType<typeof openGeocoder>>;
