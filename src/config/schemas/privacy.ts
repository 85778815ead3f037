import { group, list, text } from './values.ts';

/** Who gets what shoppers write into forms: in the notice beside every form and in the privacy policy (LEGAL 5). */
export const privacy = group('Who gets what shoppers write into forms.', {
  systems: list('Systems that keep enquiries, by the names of their makers.', text('Name of a system.'), 10),
  lenders: list(
    'Lenders that get requests for finance. Default: the lender of finance.lender.',
    text('Name of a lender.'),
    20,
  ),
  overseas: text('A sentence about the countries in which service providers may hold data.', 'a text', 500),
});
