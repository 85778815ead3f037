import { describeCollection } from '#messages/lead/collection-notice.ts';
import type { EnquiryText } from '#messages/lead/enquiry-text.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import type { LeadSite } from './lead-props.ts';
import { RememberBox } from './RememberBox.tsx';

export interface ConsentsProps {
  site: LeadSite;
  text: EnquiryText;
  /** Whether it is a request for finance, which a lender answers. */
  isFinance: boolean;
  /** The box that accepts the terms; null where none is asked for. */
  terms: { id: string; isMissing: boolean } | null;
}

/** Consents, unticked (C31, LEGAL 6), and the notice of what happens to the details (LEGAL 5). */
export function Consents({ site, text, isFinance, terms }: ConsentsProps) {
  return (
    <>
      {terms ? (
        <Checkbox id={terms.id} name="termsConsent" aria-invalid={terms.isMissing || undefined}>
          <a href="/terms-and-conditions/">{text('enquiry.field.termsConsent')}</a>
        </Checkbox>
      ) : null}
      <Checkbox name="optIn">{text('enquiry.field.optIn', { dealer: site.name })}</Checkbox>
      <RememberBox text={text} />
      <p className="field__hint">
        {describeCollection(site, isFinance)} <a href="/privacy-policy/">{text('enquiry.notice.link')}</a>
      </p>
    </>
  );
}
