import './Button.css';
import type { ButtonHTMLAttributes, AnchorHTMLAttributes, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';

interface ButtonLook {
  /** One primary action a view; the rest is secondary or quiet. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  /** Fills its row. */
  wide?: boolean;
  icon?: IconName;
  /** Shows a spinner and blocks the button while something is being sent (FORM-07). */
  busy?: boolean;
  children: ReactNode;
}

export type ButtonProps = ButtonLook &
  (
    | ({ href: string } & AnchorHTMLAttributes<HTMLAnchorElement>)
    | ({ href?: never } & ButtonHTMLAttributes<HTMLButtonElement>)
  );

/** A button, or a link that looks like one when `href` is given. Extra attributes go to the element. */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide = false,
  icon,
  busy = false,
  children,
  className,
  ...rest
}: ButtonProps) {
  const shared = {
    className: ['button', wide ? 'button--wide' : '', className ?? ''].filter(Boolean).join(' '),
    'data-variant': variant,
    'data-size': size,
  };
  const content = (
    <>
      {busy ? <span className="button__spinner" aria-hidden="true" /> : icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} {...shared}>
        {content}
      </a>
    );
  }
  const { disabled, type = 'button', ...others } = rest as ButtonHTMLAttributes<HTMLButtonElement>;
  return (
    <button {...others} {...shared} type={type} disabled={busy || disabled} aria-busy={busy || undefined}>
      {content}
    </button>
  );
}
