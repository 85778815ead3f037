import { useStore } from '@nanostores/react';
import type { SuggestText } from '#messages/words/suggest.ts';
import { $savedSearches, removeSavedSearch } from '#stores/garage/saved-searches.ts';
import { Icon } from '#ui/Icon.tsx';

/** The searches kept in this browser, each a link that can be taken away. */
export function SavedSearches({ text }: { text: SuggestText }) {
  const saved = useStore($savedSearches);
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
        </li>
      ))}
    </ul>
  );
}
