import './GarageContents.css';
import type { MyGarageText } from '#messages/account/my-garage.ts';

const parts = ['saved', 'searches', 'drives', 'reservations', 'valuations', 'enquiries'] as const;
export type GaragePart = (typeof parts)[number];

/** The ways to the parts of the garage that have something in them, and to the account. */
export function GarageContents({
  counts,
  text,
}: {
  counts: Partial<Record<GaragePart, number>>;
  text: MyGarageText;
}) {
  return (
    <nav aria-label={text('myGarage.title')} className="garage-contents">
      <ul role="list">
        {parts.map((part) =>
          counts[part] ? (
            <li key={part}>
              <a href={`#${part}`}>
                {text(`myGarage.${part}`)} <span className="numbers">{counts[part]}</span>
              </a>
            </li>
          ) : null,
        )}
        <li>
          <a href="#account">{text('myGarage.account')}</a>
        </li>
      </ul>
    </nav>
  );
}
