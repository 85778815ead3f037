import './FilterChips.css';
import type { MouseEvent } from 'react';
import { Icon } from '#ui/Icon.tsx';

export interface FilterChip {
  key: string;
  label: string;
  /** Spoken name, for example 'Remove Toyota'. */
  removeLabel: string;
  onRemove: () => void;
}

export interface FilterChipsProps {
  chips: FilterChip[];
  clear: { label: string; href: string; onSelect?: (event: MouseEvent<HTMLAnchorElement>) => void };
}

/** The chosen filters, each removable, and one link that clears them all. */
export function FilterChips({ chips, clear }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className="filter-chips" role="list">
      {chips.map((chip) => (
        <li key={chip.key}>
          <button type="button" className="filter-chip" aria-label={chip.removeLabel} onClick={chip.onRemove}>
            <span>{chip.label}</span>
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
      <li>
        <a className="filter-chips__clear" href={clear.href} onClick={(event) => clear.onSelect?.(event)}>
          {clear.label}
        </a>
      </li>
    </ul>
  );
}
