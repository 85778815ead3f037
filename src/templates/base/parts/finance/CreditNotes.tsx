import './CreditNotes.css';
import { cutExcerpt } from '#domain/page/excerpt.ts';
import type { Lender } from '#domain/finance/lender.ts';
import {
  createFinanceText,
  listCreditNotes,
  listFurtherNotes,
  listWarnings,
  nameProvider,
} from '#messages/finance/finance.ts';
import { Disclosure } from '#parts/page/Disclosure.tsx';

export interface CreditNotesProps {
  lender: Lender;
  /** Whether the lender's comparison rate stands beside them; without it, its example and warning mean nothing. */
  compared?: boolean;
  /** Where room is short: how the figures were made. It waits with range and provider behind a button. */
  about?: string | null;
  /** Conditions of the lender; null where they stand elsewhere on the page. */
  disclaimer: string | null;
  messages: Record<string, string>;
}

/** Of a disclaimer this many characters are in view (VDP-12, C13). */
const excerptLength = 197;

/** Example and warning in full, beside the rates that they belong to; the conditions on demand (LEGAL 4, VDP-12). */
export function CreditNotes({ lender, compared = true, about, disclaimer, messages }: CreditNotesProps) {
  const text = createFinanceText(messages);
  const isShort = about !== undefined;
  const further = isShort ? [...(about ? [about] : []), ...listFurtherNotes(lender, messages)] : [];
  const list = isShort ? listWarnings : compared ? listCreditNotes : nameProvider;
  return (
    <div className="credit-notes">
      {list(lender, messages).map((note) => (
        <p key={note}>{note}</p>
      ))}
      {further.length > 0 ? (
        <details className="credit-notes__about">
          <summary>{text('finance.estimate.about')}</summary>
          <p>{further.join(' ')}</p>
        </details>
      ) : null}
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
