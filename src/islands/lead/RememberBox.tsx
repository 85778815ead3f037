import { useState } from 'react';
import type { EnquiryText } from '#messages/lead/enquiry-text.ts';
import { $keptDetails, forgetDetails } from '#stores/lead/kept-details.ts';
import { Checkbox } from '#ui/Checkbox.tsx';

/**
 * Keeps name, email and phone on this device for the next form, where the shopper wants that. Without the tick they are
 * forgotten at once. `useTyped` ticks the box where something is kept.
 */
export function RememberBox({ text }: { text: EnquiryText }) {
  const [isForgotten, setForgotten] = useState(false);
  return (
    <div>
      <Checkbox
        name="remember"
        onChange={({ currentTarget }) => {
          const isTakenBack = !currentTarget.checked && $keptDetails.get() !== null;
          if (isTakenBack) forgetDetails();
          setForgotten(isTakenBack);
        }}
      >
        {text('enquiry.field.remember')}
      </Checkbox>
      <p className="visually-hidden" role="status">
        {isForgotten ? text('enquiry.forgotten') : null}
      </p>
    </div>
  );
}
