import type { EnquiryText } from '#messages/enquiry-text.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import type { EnquiryDialogProps } from './enquiry-props.ts';

export interface ConsentsProps {
  site: EnquiryDialogProps['site'];
  text: EnquiryText;
  termsMissing: boolean;
}

/** Consents, unticked (C31, LEGAL 6), and the notice of what happens to the details (LEGAL 5). */
export function Consents({ site, text, termsMissing }: ConsentsProps) {
  return (
    <>
      {site.enquiry.termsConsent ? (
        <Checkbox id="enquiry-termsConsent" name="termsConsent" aria-invalid={termsMissing || undefined}>
          <a href="/terms-and-conditions/">{text('enquiry.field.termsConsent')}</a>
        </Checkbox>
      ) : null}
      <Checkbox name="optIn">{text('enquiry.field.optIn', { dealer: site.name })}</Checkbox>
      <p className="field__hint">
        {text('enquiry.notice', { dealer: site.legalName })}{' '}
        <a href="/privacy-policy/">{text('enquiry.notice.link')}</a>
      </p>
    </>
  );
}
