import type { Operation } from './operation.ts';
import { refusal } from './problem.ts';
import { vehiclePath } from './vehicle-path.ts';

export const getPdf = {
  id: 'getPdf',
  method: 'GET',
  path: '/cars/:slug/pdf',
  caller: 'public',
  about: 'answers one A4 page about a vehicle (PRINT-01, API-07)',
  parameters: vehiclePath,
  answers: {
    200: { about: 'The PDF.', file: 'application/pdf' },
    404: refusal('There is no such vehicle, or no dealer offers it here.'),
  },
} satisfies Operation;
