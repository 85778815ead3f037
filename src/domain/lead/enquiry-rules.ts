import type { BoundsRules, StepRules } from './form-steps.ts';
import type { AustralianState } from '../location/location.ts';

/** Rules of the enquiry about a vehicle or an offer (FORM-02, FORM-10). */
export interface EnquiryRules {
  messageRequired: boolean;
  termsConsent: boolean;
  askRegistration: boolean;
  /** First the question, then who asks; else all at once. */
  inSteps: boolean;
  /** The dealer's own steps, instead of what the three above say; null has none. */
  steps: StepRules | null;
  /** Bounds of numbers in every form (FORM-15, FORM-17). */
  bounds: BoundsRules;
  /** State that is chosen beforehand (FORM-20, C53). */
  defaultState: AustralianState;
}
