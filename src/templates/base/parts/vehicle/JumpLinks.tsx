import './JumpLinks.css';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';

export interface JumpLink {
  /** Of the section. */
  id: string;
  title: string;
}

export interface JumpLinksProps {
  links: readonly JumpLink[];
  messages: Record<string, string>;
}

/** Leads to the sections of a long page; of two sections there is no need for it. */
export const JumpLinks = ({ links, messages }: JumpLinksProps) =>
  links.length < 3 ? null : (
    <nav className="jump-links" aria-label={createVehicleText(messages)('vehicle.onThisPage')}>
      <ul role="list">
        {links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
