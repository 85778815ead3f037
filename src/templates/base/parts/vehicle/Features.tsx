import './Features.css';
import { groupFeatures, rankFeatures } from '#domain/vehicle/facts/feature-groups.ts';
import { createFeatureText } from '#messages/vehicle/features.ts';
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

/** Features, only when there are some: the 8 that sell best, the rest by group on demand (VDP-09). */
export function Features({ features, messages }: FeaturesProps) {
  const text = createVehicleText(messages);
  const words = createFeatureText(messages);
  if (features.length === 0) return null;
  const ranked = rankFeatures(features);
  const groups = groupFeatures(ranked.slice(SHOWN));
  return (
    <PageSection id="features" title={text('vehicle.features')}>
      <List features={ranked.slice(0, SHOWN)} />
      {groups.length > 0 ? (
        <More more={text('vehicle.showAll')} less={text('vehicle.hide')}>
          <div className="feature-groups">
            {groups.map(({ group, features: grouped }) => (
              <section key={group}>
                <h3 className="feature-groups__title">{words(`features.${group}`)}</h3>
                <List features={grouped} />
              </section>
            ))}
          </div>
        </More>
      ) : null}
    </PageSection>
  );
}
