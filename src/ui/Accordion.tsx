import './Accordion.css';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export interface AccordionProps {
  title: ReactNode;
  open?: boolean;
  /** Accordions of one name close each other. */
  name?: string;
  children: ReactNode;
}

/** A section that opens and closes without JavaScript. */
export function Accordion({ title, open = false, name, children }: AccordionProps) {
  return (
    <details className="accordion" open={open} {...(name ? { name } : {})}>
      <summary className="accordion__summary">
        <span>{title}</span>
        <Icon name="chevronDown" />
      </summary>
      <div className="accordion__body">{children}</div>
    </details>
  );
}
