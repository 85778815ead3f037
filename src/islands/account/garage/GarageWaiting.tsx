import './NextThings.css';
import { Skeleton } from '#ui/Skeleton.tsx';

/** The garage while it is opened; the words are for assistive technology. */
export function GarageWaiting({ words }: { words: string }) {
  return (
    <div className="my-garage" aria-busy="true">
      <div className="my-garage__main">
        <p className="visually-hidden" role="status">
          {words}
        </p>
        <ul className="garage-next__list" aria-hidden="true">
          {[1, 2].map((key) => (
            <li key={key} className="garage-next__card">
              <Skeleton shape="title" />
              <Skeleton shape="text" />
              <Skeleton shape="button" />
            </li>
          ))}
        </ul>
        <div className="vehicle-grid garage-cards">
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} shape="picture" />
          ))}
        </div>
      </div>
    </div>
  );
}
