import './CreditNotes.css';
import { cutExcerpt } from '#domain/page/excerpt.ts';
import type { Lender } from '#domain/finance/lender.ts';
import { createFinanceText, listCreditNotes, nameProvider } from '#messages/finance/finance.ts';
import { Disclosure } from '#parts/page/Disclosure.tsx';

export interface CreditNotesProps {
  lender: Lender;
  /** Whether the lender's comparison rate stands beside them; without it, its example and warning mean nothing. */
  compared?: boolean;
  /** Conditions of the lender; null where they stand elsewhere on the page. */
  disclaimer: string | null;
  messages: Record<string, string>;
}

/** Of a disclaimer this many characters are in view (VDP-12, C13). */
const excerptLength = 197;

/** Example and warning in full, beside the rates that they belong to; the conditions on demand (LEGAL 4, VDP-12). */
export function CreditNotes({ lender, compared = true, disclaimer, messages }: CreditNotesProps) {
  const text = createFinanceText(messages);
  return (
    <div className="credit-notes">
      {(compared ? listCreditNotes : nameProvider)(lender, messages).map((note) => (
        <p key={note}>{note}</p>
      ))}
      {disclaimer === null ? null : (
        <Disclosure
          excerpt={cutExcerpt(disclaimer, excerptLength)}
          full={[disclaimer]}
          more={text('finance.more')}
          less={text('finance.less')}
        />
      )}
    </div>
  );
}
