import type { Text } from '#messages/site/text.ts';
import type { Search, Searched } from '#stores/search/searched.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

export interface OutageProps {
  failure: Searched['failure'];
  hasResults: boolean;
  onRetry: Search<never, never>['retry'];
  text: Text<`listing.failed${'' | 'Offline' | 'Slow'}` | 'listing.lastResults' | 'listing.retry'>;
}

/** Says what happened when the search does not answer, and offers to try again. */
export function Outage({ failure, hasResults, onRetry, text }: OutageProps) {
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
      <Button variant="secondary" size="small" onClick={onRetry}>
        {text('listing.retry')}
      </Button>
    </Alert>
  );
}
