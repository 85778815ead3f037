import type { FormSuccess } from '#domain/lead/page-form/page-form.ts';
import { Alert } from '#ui/Alert.tsx';
import { Arriving } from './Arriving.tsx';

/** The dealer's own words in place of a form that was sent. */
export function SentForm({ heading, text, links }: FormSuccess) {
  return (
    <Arriving>
      <Alert tone="success" title={heading}>
        {text ? <p>{text}</p> : null}
        {links.length > 0 ? (
          <ul className="lead-form__links">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        ) : null}
      </Alert>
    </Arriving>
  );
}
