import { useId, type ReactNode } from 'react';

/** A part that shows what it was given. */
export function Sign({ word, count }: { word: string; count?: number | null }) {
  return (
    <b>
      {word}
      {count}
    </b>
  );
}

/** A part around markup of a page. */
export function Frame({ title, children }: { title: string; children?: ReactNode }) {
  return <section title={title}>{children}</section>;
}

/** A part whose ids must differ wherever it stands. */
export function Labelled() {
  return <i id={useId()} />;
}
