import { useHits, useInstantSearch } from 'react-instantsearch';
import type { ListingText } from '#messages/listing.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

/** Says that the search does not answer, and offers to try again. */
export function Outage({ text }: { text: ListingText }) {
  const { status, refresh } = useInstantSearch({ catchError: true });
  const { items } = useHits({ escapeHTML: false });
  if (status !== 'error') return null;
  return (
    <Alert tone="warning" title={text(items.length > 0 ? 'listing.failed' : 'listing.failedFirst')}>
      <Button variant="secondary" size="small" onClick={() => refresh()}>
        {text('listing.retry')}
      </Button>
    </Alert>
  );
}
