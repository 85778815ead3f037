import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { VehicleDocument } from '#services/wire/vehicle-document.ts';
import type { IndexAddress } from '../../stock/index/request.ts';
import { addPriceFields } from '../../stock/price-fields.ts';

/** Changes the price of every fiftieth vehicle of a collection, whose documents stand in a snapshot file. */
export async function changeStock({ url, apiKey }: IndexAddress, snapshot: string): Promise<void> {
  const collection = path.basename(snapshot, '.jsonl');
  const documents = readFileSync(snapshot, 'utf8')
    .split('\n')
    .filter((line, index) => line !== '' && index % 50 === 0)
    .map((line) => JSON.parse(line) as VehicleDocument)
    .map((document) => addPriceFields({ ...document, price: (document.price ?? 20_000) + 100 }, null, 0))
    .map(({ id, price, effective_price, price_range }) =>
      JSON.stringify({ id, price, effective_price, price_range }),
    );
  const response = await fetch(`${url}/collections/${collection}/documents/import?action=update`, {
    method: 'POST',
    headers: { 'x-typesense-api-key': apiKey },
    redirect: 'error',
    body: documents.join('\n'),
  });
  const answer = await response.text();
  if (!response.ok || answer.includes('"success":false')) throw new Error(`${collection}: ${answer}`);
}
