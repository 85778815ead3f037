import type { EnquiryText } from '#messages/lead/enquiry-text.ts';

export interface DraftNoteProps {
  isShown: boolean;
  onClear: () => void;
  text: EnquiryText;
}

/**
 * Says that what was typed earlier is back, and takes it away on request. It stands in every built form, hidden: the mark
 * that a page's head sets gives it room before this code has run.
 */
export function DraftNote({ isShown, onClear, text }: DraftNoteProps) {
  return (
    <div className="lead-form__draft" role="status" data-shown={isShown ? '' : undefined}>
      <span>{text('enquiry.draft')}</span>
      <button type="button" onClick={onClear}>
        {text('enquiry.draft.clear')}
      </button>
    </div>
  );
}
