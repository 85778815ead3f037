import { readFileSync, writeFileSync } from 'node:fs';
import { catalogue, fillTests } from './requirements.ts';

// `npm run requirements`: brings the last column of the catalogue up to date.
writeFileSync(catalogue, fillTests(readFileSync(catalogue, 'utf8')));
