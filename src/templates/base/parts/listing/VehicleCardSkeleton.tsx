import { Skeleton } from '#ui/Skeleton.tsx';

/** A vehicle card that is on its way: the same pieces at the same positions, as tall as a usual card (CARD-02). */
export function VehicleCardSkeleton() {
  return (
    <div className="vehicle-card" data-skeleton="" aria-hidden="true">
      <div className="vehicle-card__media">
        <Skeleton shape="picture" />
      </div>
      <div className="vehicle-card__body">
        <div className="vehicle-card__title">
          <Skeleton shape="title" />
        </div>
        <div className="vehicle-card__facts">
          <Skeleton shape="text" />
        </div>
        <div className="vehicle-card__foot">
          <Skeleton shape="title" />
          <Skeleton shape="text" />
          <div className="vehicle-card__actions">
            <Skeleton shape="button" />
          </div>
        </div>
      </div>
    </div>
  );
}
