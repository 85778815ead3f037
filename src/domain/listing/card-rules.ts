import type { CalculatorScope } from '../finance/scope.ts';
import type { ReserveRules } from '../reservation/reserve-rules.ts';
import type { WrittenSettings } from '../site/settings.ts';

type WrittenCard = WrittenSettings['card'];
type WrittenActions = WrittenCard['actions'];

/** Looks and buttons of cards (CARD-03, CARD-06); a button without a page of its own is null. */
export interface CardRules extends Omit<WrittenCard, 'actions'> {
  actions: { [Name in keyof WrittenActions]: Name extends 'details' ? boolean : string | null };
  /** Whether cards say where a vehicle stands: at a dealer of one location all stand there. */
  located: boolean;
  /** Word for where every vehicle stands, instead of its location. */
  city?: string;
  /** Which vehicles can be reserved, and where; left out where Reserve leads to a page of the dealer's own. */
  reserve?: Pick<ReserveRules, 'page' | 'eligible' | 'deposit'>;
  /** Which vehicles' pages have the calculator that Get Finance leads to; null where it leads to a page of its own. */
  calculator: CalculatorScope | null;
}
