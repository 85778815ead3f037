import './EmptyState.css';
import type { MouseEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

export interface EmptyStateProps {
  title: string;
  text?: string;
  /** The way out, for example 'Clear Filters' (SRCH-11, SRCH-12). */
  action?: { label: string; href: string; onSelect?: (event: MouseEvent<HTMLElement>) => void };
}

/** What a shopper sees where nothing was found. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <span className="empty-state__icon">
        <Icon name="search" size={28} />
      </span>
      <h2 className="empty-state__title">{title}</h2>
      {text ? <p className="empty-state__text">{text}</p> : null}
      {action ? (
        <Button href={action.href} {...(action.onSelect ? { onClick: action.onSelect } : {})}>
          {action.label}
        </Button>
      ) : null}
    </div>
  );
}
