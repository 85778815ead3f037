import './FeatureLinks.css';
import type { VehicleFeatureLinksSection } from '#domain/vehicle/section.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { Icon } from '#ui/Icon.tsx';

export interface FeatureLinksProps {
  section: VehicleFeatureLinksSection;
  messages: Record<string, string>;
}

/** The links of the banner in their order, each with its sign. */
const features = [
  ['offers', 'tag'],
  ['service', 'calendar'],
  ['sell', 'car'],
] as const;

/** Latest offers, book a service, sell your car: where else this dealer can help, as far as there is a page for it (VDP-17). */
export function FeatureLinks({ section, messages }: FeatureLinksProps) {
  const text = createVehicleText(messages);
  return (
    <nav className="feature-links" aria-label={text('vehicle.features.label')}>
      {features.map(([name, icon]) => {
        const href = section[name];
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
