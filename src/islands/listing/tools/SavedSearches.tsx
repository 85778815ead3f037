import { useStore } from '@nanostores/react';
import type { SuggestText } from '#messages/words/suggest.ts';
import { $savedSearches, removeSavedSearch } from '#stores/garage/saved-searches.ts';
import { Icon } from '#ui/Icon.tsx';
import { useAlertSwitch } from '../../alert/use-alert-switch.ts';

export interface SavedSearchesProps {
  text: SuggestText;
  /** Path of the dealer API that sends alerts; null where nobody does. */
  alerts: string | null;
  messages: Record<string, string>;
}

/** The searches kept in this browser, each a link that can be taken away, and that may tell of new matches. */
export function SavedSearches({ text, alerts, messages }: SavedSearchesProps) {
  const saved = useStore($savedSearches);
  const parts = useAlertSwitch(alerts);
  if (saved.length === 0) return <p className="saved-searches__none">{text('suggest.savedNone')}</p>;
  return (
    <ul className="saved-searches" role="list">
      {saved.map(({ name, path }) => (
        <li key={path}>
          <a href={path}>{name}</a>
          <button
            type="button"
            aria-label={text('suggest.remove', { name })}
            onClick={() => removeSavedSearch(path)}
          >
            <Icon name="close" size={18} />
          </button>
          {parts && alerts !== null ? (
            <parts.AlertSwitch kind="search" subject={path} name={name} api={alerts} messages={messages} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
