import '#ui/Button.css';

export interface ResultLinkProps {
  /** Null when there is nothing to see. */
  href: string | null;
  label: string;
}

/** The link to the results as a wide button. `ui/Button` would bring every icon to the home page. */
export function ResultLink({ href, label }: ResultLinkProps) {
  const look = { className: 'button button--wide', 'data-variant': 'primary', 'data-size': 'large' };
  return href === null ? (
    <button type="button" disabled {...look}>
      <span>{label}</span>
    </button>
  ) : (
    <a href={href} {...look}>
      <span>{label}</span>
    </a>
  );
}
