import { mergeBounds } from '#domain/lead/form-steps.ts';
import { readFieldRule, type FieldName } from '#domain/lead/field.ts';
import type { AustralianState } from '#domain/location/location.ts';
import type { EnquiryRules } from '#domain/lead/enquiry-rules.ts';
import type { ResolveContext } from './context.ts';

/** Reports bounds that leave nothing to choose, together with the usual ones. */
function checkBounds(bounds: EnquiryRules['bounds'], { fail }: ResolveContext): void {
  for (const [name, own] of Object.entries(bounds)) {
    const usual = readFieldRule(name as FieldName).bounds;
    if (!own || !usual) continue;
    const { min, max } = mergeBounds(usual, own);
    if (min >= max)
      fail(['forms', 'bounds', name], `needs a max above its min; as it stands ${min} to ${max}`);
  }
}

/** Rules of every form; the state that is chosen beforehand is that of the primary location (FORM-20, C53). */
export function resolveEnquiry(
  context: ResolveContext,
  primaryState: AustralianState | undefined,
): EnquiryRules {
  const { enquiry, bounds, defaultState } = context.settings.forms;
  checkBounds(bounds, context);
  return { ...enquiry, bounds, defaultState: defaultState ?? primaryState ?? 'QLD' };
}
