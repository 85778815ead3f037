import type { FormName } from '#domain/lead/form.ts';
import type { EnquiryText } from '#messages/lead/enquiry-text.ts';
import { Button } from '#ui/Button.tsx';

export interface LeadButtonsProps {
  form: FormName;
  isFirst: boolean;
  isLast: boolean;
  /** On its way (FORM-07). */
  isBusy: boolean;
  /** Whether the page can do something with a press. */
  isAwake: boolean;
  onBack: () => void;
  text: EnquiryText;
}

/** On to the next step or off to the dealer, and back. */
export function LeadButtons({ form, isFirst, isLast, isBusy, isAwake, onBack, text }: LeadButtonsProps) {
  const send = text(form === 'testDrive' ? 'enquiry.submit.testDrive' : 'enquiry.submit');
  return (
    <div className="lead-form__actions">
      {isFirst ? null : (
        <Button variant="secondary" size="large" onClick={onBack} disabled={isBusy}>
          {text('enquiry.back')}
        </Button>
      )}
      <Button type="submit" size="large" wide busy={isBusy} disabled={!isAwake}>
        {!isLast ? text('enquiry.next') : isBusy ? text('enquiry.submitting') : send}
      </Button>
    </div>
  );
}
