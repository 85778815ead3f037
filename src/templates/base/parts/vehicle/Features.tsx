import './Features.css';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { PageSection } from '#parts/page/PageSection.tsx';
import { Icon } from '#ui/Icon.tsx';
import { More } from '#ui/More.tsx';

export interface FeaturesProps {
  features: string[];
  messages: Record<string, string>;
}

const SHOWN = 8;

const List = ({ features }: { features: string[] }) => (
  <ul className="features" role="list">
    {features.map((feature, index) => (
      <li key={`${index}-${feature}`}>
        <Icon name="check" size={18} />
        <span>{feature}</span>
      </li>
    ))}
  </ul>
);

/** Features, only when there are some: 8, the rest on demand (VDP-09). */
export function Features({ features, messages }: FeaturesProps) {
  const text = createVehicleText(messages);
  if (features.length === 0) return null;
  const rest = features.slice(SHOWN);
  return (
    <PageSection id="features" title={text('vehicle.features')}>
      <List features={features.slice(0, SHOWN)} />
      {rest.length > 0 ? (
        <More more={text('vehicle.showAll')} less={text('vehicle.hide')}>
          <List features={rest} />
        </More>
      ) : null}
    </PageSection>
  );
}
