import './Accordion.css';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export interface AccordionProps {
  title: ReactNode;
  open?: boolean;
  /** Accordions of one name close each other. */
  name?: string;
  /** Called each time it opens, for example to load what stands in it. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A section that opens and closes without JavaScript. */
export function Accordion({ title, open = false, name, onOpen, children }: AccordionProps) {
  return (
    <details
      className="accordion"
      open={open}
      {...(name ? { name } : {})}
      {...(onOpen ? { onToggle: ({ currentTarget }) => currentTarget.open && onOpen() } : {})}
    >
      <summary className="accordion__summary">
        <span>{title}</span>
        <Icon name="chevronDown" />
      </summary>
      <div className="accordion__body">{children}</div>
    </details>
  );
}
