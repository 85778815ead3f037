import type { ListingText } from '#messages/listing/listing.ts';
import type { $listing } from '#stores/listing/listing.ts';
import { retryListing } from '#stores/listing/listing.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

export interface OutageProps {
  failure: ReturnType<typeof $listing.get>['failure'];
  hasResults: boolean;
  text: ListingText;
}

/** Says what happened when the search does not answer, and offers to try again. */
export function Outage({ failure, hasResults, text }: OutageProps) {
  if (failure === null) return null;
  const reason =
    failure === 'offline'
      ? 'listing.failedOffline'
      : failure === 'timeout'
        ? 'listing.failedSlow'
        : 'listing.failed';
  return (
    <Alert tone="warning" title={text(reason)}>
      {hasResults ? <p>{text('listing.lastResults')}</p> : null}
      <Button variant="secondary" size="small" onClick={retryListing}>
        {text('listing.retry')}
      </Button>
    </Alert>
  );
}
