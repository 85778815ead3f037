import './FeatureLinks.css';
import type { FeatureLinks as Links } from '#domain/page/sections/feature-links.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { Icon } from '#ui/Icon.tsx';

export interface FeatureLinksProps {
  links: Links;
  messages: Record<string, string>;
}

/** The links of the banner in their order, each with its sign. */
const features = [
  ['offers', 'tag'],
  ['service', 'calendar'],
  ['sell', 'car'],
] as const;

/** Latest offers, book a service, sell your car: where else this dealer can help, as far as there is a page for it (VDP-17). */
export function FeatureLinks({ links, messages }: FeatureLinksProps) {
  const text = createVehicleText(messages);
  return (
    <nav className="feature-links" aria-label={text('vehicle.features.label')}>
      {features.map(([name, icon]) => {
        const href = links[name];
        return href === null ? null : (
          <a key={name} className="feature-links__link" href={href}>
            <span className="feature-links__sign">
              <Icon name={icon} size={24} />
            </span>
            <span>
              <strong>{text(`vehicle.features.${name}`)}</strong>
              <span>{text(`vehicle.features.${name}Text`)}</span>
            </span>
            <Icon name="arrowRight" size={20} />
          </a>
        );
      })}
    </nav>
  );
}
