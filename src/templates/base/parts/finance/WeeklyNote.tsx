import './WeeklyNote.css';
import type { WeeklyTerms } from '#messages/finance/finance.ts';

/** What the law wants beside weekly prices, in view wherever one is: rates as large as the prices (LEGAL 4). */
export function WeeklyNote({ rates, notes, conditions }: WeeklyTerms) {
  return (
    <div className="weekly-note">
      <p className="weekly-note__rates">{rates}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <details>
        <summary>{conditions.label}</summary>
        <p>{conditions.text}</p>
      </details>
    </div>
  );
}
