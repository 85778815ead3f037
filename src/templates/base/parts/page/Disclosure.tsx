import './Disclosure.css';

export interface DisclosureProps {
  /** The beginning, or null when the whole text is short enough to stand there. */
  excerpt: string | null;
  full: string[];
  more: string;
  less: string;
}

/** A long text of which the beginning is in view and the whole on demand, without JavaScript (VDP-10, OFFR-03). */
export function Disclosure({ excerpt, full, more, less }: DisclosureProps) {
  const paragraphs = full.map((paragraph, index) => <p key={index}>{paragraph}</p>);
  if (excerpt === null) return <div className="prose">{paragraphs}</div>;
  return (
    <details className="disclosure prose">
      <summary>
        <span className="disclosure__excerpt">{excerpt}</span>{' '}
        <span className="disclosure__more">{more}</span>
        <span className="disclosure__less">{less}</span>
      </summary>
      {paragraphs}
    </details>
  );
}
