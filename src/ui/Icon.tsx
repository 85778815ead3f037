import './Icon.css';
import { iconPaths, type IconName } from './icon-paths.ts';

export interface IconProps {
  name: IconName;
  /** Edge in CSS pixels. */
  size?: number;
  /** Spoken name; without it the icon is decoration. */
  label?: string;
}

/** One icon of the set, drawn with the current text colour on a 24 × 24 grid. */
export function Icon({ name, size = 20, label }: IconProps) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
