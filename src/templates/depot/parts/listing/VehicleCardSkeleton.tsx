import './ResultList.css';
import { Skeleton } from '#ui/Skeleton.tsx';

/** A row of the table that is on its way, as tall as a usual one (CARD-02). */
export function VehicleCardSkeleton() {
  return (
    <div className="stock-row-skeleton" aria-hidden="true">
      <Skeleton shape="title" />
      <Skeleton shape="text" />
    </div>
  );
}
