import { expect, test } from 'vitest';
import { openMarkedIndex } from '#scripts/sandbox/reservation/marked-index.ts';

const write = (status: number, body: string): Promise<void> =>
  openMarkedIndex({ ask: () => new Response(body, { status }), apiKey: 'key' }).write(
    'cars',
    { vehicleId: '1', vin: '', slug: '', stockNumber: '' },
    false,
  );

test.each([
  ['the document', 200, '{"id":"1","reserved":false}'],
  ['that the vehicle is gone', 404, '{"message":"Could not find a document with id: 1"}'],
])('RSV-01 %s as answer means that a mark is written', async (_, status, body) => {
  await expect(write(status, body)).resolves.toBeUndefined();
});

test.each([
  ['a page of maintenance', 200, '<!doctype html><title>Back soon</title>'],
  ['nothing', 200, ''],
  ['null', 200, 'null'],
  ['an error that says 200', 200, '{"error":"down"}'],
  ['a collection that is not there', 404, '{"message":"Not Found"}'],
  ['a server that cannot', 503, '{}'],
])('%s as answer means that it is tried again', async (_, status, body) => {
  await expect(write(status, body)).rejects.toThrow(`The index answered ${status}`);
});
