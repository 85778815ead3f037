import './ViewButtons.css';
import './listing-views.css';
import type { ListingView } from '#domain/listing/view.ts';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';

export interface ViewButtonsProps {
  views: { name: ListingView; label: string; pressed: boolean }[];
  label: string;
  onSelect: (view: ListingView) => void;
}

const icons: Record<ListingView, IconName> = { grid: 'grid', list: 'rows', compact: 'lines' };

/** Buttons for the ways to draw a listing. Which one is pressed shows only once scripts run. */
export function ViewButtons({ views, label, onSelect }: ViewButtonsProps) {
  return (
    <div className="view-buttons" role="group" aria-label={label} data-count={views.length}>
      {views.map((view) => (
        <button
          key={view.name}
          type="button"
          aria-pressed={view.pressed}
          aria-label={view.label}
          title={view.label}
          onClick={() => onSelect(view.name)}
        >
          <Icon name={icons[view.name]} />
        </button>
      ))}
    </div>
  );
}
