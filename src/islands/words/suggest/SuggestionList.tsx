import './suggestions.css';
import type { MouseEvent, Ref } from 'react';
import type { Site } from '#domain/site/site.ts';
import type { SuggestText } from '#messages/words/suggest.ts';
import { OptionContent } from './OptionContent.tsx';
import type { Option } from './options.ts';

export interface SuggestionListProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  options: readonly Option[];
  active: number;
  /** Whether something is typed: names are then matches, else the most popular ones. */
  typed: boolean;
  /** Over what the words mean, where it says what to do. */
  understoodHeading?: string;
  site: Pick<Site, 'price' | 'images' | 'messages'>;
  text: SuggestText;
  /** An option is about to be followed. */
  onChoose?: (option: Option, event: MouseEvent<HTMLAnchorElement>) => void;
}

const groups = [
  { kinds: ['understood', 'text'], heading: 'suggest.understood' },
  { kinds: ['recent'], heading: 'suggest.recent' },
  { kinds: ['name'], heading: 'suggest.names' },
  { kinds: ['page'], heading: 'suggest.pages' },
  { kinds: ['vehicle'], heading: 'suggest.vehicles' },
] as const satisfies { kinds: Option['kind'][]; heading: Parameters<SuggestText>[0] }[];

/** The rows of a combobox in their groups; each row is a link. */
export function SuggestionList({
  ref,
  id,
  options,
  active,
  typed,
  understoodHeading,
  site,
  text,
  onChoose,
}: SuggestionListProps) {
  return (
    <div ref={ref} id={id} className="suggestions" role="listbox" aria-label={text('suggest.results')}>
      {groups.map(({ kinds, heading }) => {
        const rows = options.flatMap((option, index) =>
          (kinds as readonly Option['kind'][]).includes(option.kind) ? [{ option, index }] : [],
        );
        const [first] = rows;
        if (!first) return null;
        const key = heading === 'suggest.names' && !typed ? 'suggest.popular' : heading;
        return (
          <div key={heading} role="group" aria-labelledby={`${id}-${heading}`} data-kind={first.option.kind}>
            <p
              id={`${id}-${heading}`}
              className={first.option.kind === 'text' ? 'visually-hidden' : 'suggestions__heading'}
            >
              {key === 'suggest.understood' ? (understoodHeading ?? text(key)) : text(key)}
            </p>
            <div role="presentation" className="suggestions__rows">
              {rows.map(({ option, index }) => (
                <a
                  key={option.href}
                  id={`${id}-${index}`}
                  className="suggestion"
                  data-kind={option.kind}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  href={option.href}
                  onClick={(event) => onChoose?.(option, event)}
                >
                  <OptionContent option={option} site={site} text={text} />
                </a>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
