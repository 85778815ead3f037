import './Alert.css';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export interface AlertProps {
  tone: 'information' | 'success' | 'warning' | 'danger';
  title?: string;
  children?: ReactNode;
}

/** A banner inside a page or form that tells how things stand (FORM-06). Danger is announced at once. */
export function Alert({ tone, title, children }: AlertProps) {
  const icon = tone === 'success' ? 'check' : tone === 'information' ? 'info' : 'warning';
  return (
    <div className="alert" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={icon} />
      <div>
        {title ? <p className="alert__title">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
