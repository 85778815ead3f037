import { postPhoneReveal } from '#contract/phone-reveals.ts';
import type { Case } from '../case.ts';

const reveal = { car_id: 'contract-check', dealership_id: 'contract-check', website_id: 'contract-check' };

export const makeRevealCases = (): Case[] => [
  {
    operation: postPhoneReveal,
    writes: true,
    about: 'a reveal is kept, sent as text/plain',
    body: { ...reveal, of_a_later_release: 'yes' },
    headers: { 'content-type': 'text/plain' },
    expects: [201],
  },
  {
    operation: postPhoneReveal,
    writes: true,
    about: 'a reveal of no vehicle is refused',
    body: { ...reveal, car_id: '' },
    expects: [422],
  },
];
