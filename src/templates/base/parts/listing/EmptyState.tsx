import './EmptyState.css';
import type { MouseEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon, type IconProps } from '#ui/Icon.tsx';

export interface EmptyStateProps {
  title: string;
  text?: string;
  /** What would be here; a magnifying glass where a search found nothing. */
  icon?: IconProps['name'];
  /** The way out, for example 'Clear Filters' (SRCH-11, SRCH-12). */
  action?: EmptyStateAction;
  /** A smaller step that may be enough. */
  instead?: EmptyStateAction | undefined;
  /** Somebody who can be asked. */
  call?: EmptyStateAction | undefined;
}

export interface EmptyStateAction {
  label: string;
  href: string;
  onSelect?: (event: MouseEvent<HTMLElement>) => void;
}

const drawAction = ({ label, href, onSelect }: EmptyStateAction, variant: 'primary' | 'secondary') => (
  <Button href={href} variant={variant} {...(onSelect ? { onClick: onSelect } : {})}>
    {label}
  </Button>
);

/** What a shopper sees where nothing was found. */
export function EmptyState({ title, text, icon = 'search', action, instead, call }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <span className="empty-state__icon">
        <Icon name={icon} size={28} />
      </span>
      <h2 className="empty-state__title">{title}</h2>
      {text ? <p className="empty-state__text">{text}</p> : null}
      {instead || action || call ? (
        <p className="empty-state__actions">
          {instead ? drawAction(instead, 'primary') : null}
          {action ? drawAction(action, instead ? 'secondary' : 'primary') : null}
          {call ? drawAction(call, 'secondary') : null}
        </p>
      ) : null}
    </div>
  );
}
