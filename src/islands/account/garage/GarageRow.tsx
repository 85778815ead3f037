import './GarageRow.css';
import type { ReactNode } from 'react';
import { Icon, type IconProps } from '#ui/Icon.tsx';

export interface GarageRowProps {
  icon: IconProps['name'];
  title: ReactNode;
  /** What is known of it, a line each. */
  lines: readonly ReactNode[];
  /** How it stands. */
  mark?: { tone: 'good' | 'plain' | 'over'; text: string } | null;
  action?: ReactNode;
  /** What may be done with it, below what is known. */
  children?: ReactNode;
}

/** One thing that somebody has going on. */
export function GarageRow({ icon, title, lines, mark = null, action, children }: GarageRowProps) {
  return (
    <li className="garage-row" data-tone={mark?.tone}>
      <span className="garage-row__icon">
        <Icon name={icon} />
      </span>
      <div className="garage-row__body">
        <h3 className="garage-row__title">
          {title}
          {mark ? (
            <span className="garage-mark" data-tone={mark.tone}>
              {mark.text}
            </span>
          ) : null}
        </h3>
        {lines.map((line, at) => (
          <p key={at} className="numbers">
            {line}
          </p>
        ))}
        {children}
      </div>
      {action ? <div className="garage-row__action">{action}</div> : null}
    </li>
  );
}

/** The name of a vehicle, leading to its page where it has one. */
export const drawVehicle = ({ slug, vehicleName }: { slug: string; vehicleName: string }): ReactNode =>
  slug ? <a href={`/cars/${slug}/`}>{vehicleName}</a> : vehicleName;
