import './OwnText.css';
import type { VehicleTextSection } from '#domain/vehicle/section.ts';
import type { CarType } from '#domain/vehicle/vehicle.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { Accordion } from '#ui/Accordion.tsx';
import { Icon } from '#ui/Icon.tsx';

export interface OwnTextProps {
  section: VehicleTextSection;
  /** Decides how long the warranty is. */
  carType: CarType;
  messages: Record<string, string>;
}

/** A text of the dealer's own that opens and closes: What's Included, Why Buy From Us?, Protect Your Car (VDP-08). */
export function OwnText({ section, carType, messages }: OwnTextProps) {
  const words = createVehicleText(messages);
  const years = section.warranty?.[carType];
  const items = [
    ...(years ? [words('vehicle.warranty', { years })] : []),
    ...(section.roadsideAssist ? [words('vehicle.roadsideAssist')] : []),
    ...section.items,
  ];
  const title = <h2 className="own-text__title">{section.title ?? words(`vehicle.${section.name}`)}</h2>;
  return (
    <div className="own-text" id={section.name}>
      <Accordion title={title}>
        {section.text ? <p className="prose">{section.text}</p> : null}
        {items.length > 0 ? (
          <ul className="own-text__items" role="list">
            {items.map((item) => (
              <li key={item}>
                <Icon name="check" size={18} />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </Accordion>
    </div>
  );
}
