import { formatMoney } from '#domain/site/numbers.ts';
import { testDriveCategory } from '#domain/lead/category.ts';
import type { Lead } from '#domain/lead/lead.ts';
import { group, text, textIf } from './adf-xml.ts';

/** ADF knows two conditions; a demonstrator has been driven and registered. */
const conditions = new Map([
  ['new', 'new'],
  ['demo', 'used'],
  ['used', 'used'],
]);

/** The interest in a vehicle; null where the lead is about none or does not say. */
function nameInterest({ category, car_id }: Lead): string | null {
  if (category === testDriveCategory) return 'test-drive';
  return car_id ? 'buy' : null;
}

/** A budget: an amount to borrow in an enquiry about finance, a price in all others. */
const describeBudget = ({ category, budget }: Lead): { plain: string; borrowed: string } => {
  if (!budget) return { plain: '', borrowed: '' };
  if (category !== 'Finance Enquiry')
    return { plain: `Budget: ${formatMoney(Number(budget))}`, borrowed: '' };
  const amount = text('amount', budget, { type: 'total', limit: 'maximum', currency: 'AUD' });
  return { plain: '', borrowed: group('finance', [text('method', 'finance'), amount]) };
};

/**
 * The vehicle of a lead. The document type requires one, with year, make and model. Without a vehicle these are empty,
 * and interest and condition are left out, so that no wish is invented.
 */
export function writeVehicle(lead: Lead): string {
  const { plain, borrowed } = describeBudget(lead);
  const notes = [
    lead.car_slug,
    lead.car_type && `Condition: ${lead.car_type}`,
    lead.vehicle_status && `Status in stock: ${lead.vehicle_status}`,
  ];
  const children = [
    textIf('id', lead.car_id, { sequence: '1', source: 'car_id' }),
    text('year', lead['Vehicle Year'] ?? ''),
    text('make', lead['Vehicle Make']),
    text('model', lead['Vehicle Model'] || (lead.model_of_interest ?? '')),
    textIf('vin', lead.vin),
    textIf('stock', lead.stock_number),
    textIf('pricecomments', plain),
    borrowed,
    textIf('comments', notes.filter(Boolean).join('\n')),
  ];
  const interest = nameInterest(lead);
  return group('vehicle', children, { interest, status: conditions.get(lead.car_type) ?? null });
}
