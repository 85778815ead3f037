import type { MyGarageText } from '#messages/account/my-garage.ts';
import type { GarageState } from '#stores/account/garage.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

/** Why not all is there, what is, and what to do. */
export function GarageTrouble({
  status,
  text,
  onRetry,
}: {
  status: GarageState['status'];
  text: MyGarageText;
  onRetry: () => void;
}) {
  if (status !== 'failed' && status !== 'offline') return null;
  return (
    <Alert tone="warning" title={text(`myGarage.${status}`)}>
      <p>{text(`myGarage.${status}Text`)}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {text('myGarage.retry')}
      </Button>
    </Alert>
  );
}
