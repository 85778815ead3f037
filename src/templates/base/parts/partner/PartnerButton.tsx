import type { VehiclePartners } from '#domain/partner/partner.ts';
import { Button } from '#ui/Button.tsx';

/** Opens the panel of a partner from the actions of a vehicle (VDP-14). */
export const PartnerButton = ({
  button: { name, label, isChat },
}: {
  button: VehiclePartners['buttons'][number];
}) => (
  <Button variant="quiet" icon={isChat ? 'chat' : 'external'} data-partner-open={name} aria-haspopup="dialog">
    {label}
  </Button>
);
