import type { WrittenSettings } from '../site/settings.ts';
import type { BoundsRules } from './form-steps.ts';
import type { AustralianState } from '../location/location.ts';

type WrittenEnquiry = WrittenSettings['forms']['enquiry'];

/** Rules of the enquiry about a vehicle or an offer (FORM-02, FORM-10). */
export interface EnquiryRules extends WrittenEnquiry {
  /** Bounds of numbers in every form (FORM-15, FORM-17). */
  bounds: BoundsRules;
  /** State that is chosen beforehand (FORM-20, C53). */
  defaultState: AustralianState;
}
