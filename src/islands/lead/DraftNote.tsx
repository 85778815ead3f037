import type { EnquiryText } from '#messages/lead/enquiry-text.ts';

export interface DraftNoteProps {
  isShown: boolean;
  onClear: () => void;
  text: EnquiryText;
}

/**
 * Says that an earlier draft is back, and removes it on request. Every built form contains it, hidden. The mark that a
 * page's head sets gives it room before this code runs.
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
