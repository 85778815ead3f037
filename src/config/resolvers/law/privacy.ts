import type { PrivacyRules } from '#domain/law/privacy.ts';
import type { Settings } from '../../schema.ts';

/** Who gets enquiries. Requests for finance go to the dealer's own lender, unless the file names others (LEGAL 5). */
export function resolvePrivacy({ privacy, finance }: Pick<Settings, 'privacy' | 'finance'>): PrivacyRules {
  const own = finance !== false && finance.lender !== null ? [finance.lender.name] : [];
  return { ...privacy, lenders: privacy.lenders.length > 0 ? privacy.lenders : own };
}
