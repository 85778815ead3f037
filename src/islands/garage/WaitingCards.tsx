import { Skeleton } from '#ui/Skeleton.tsx';

/** Placeholders for vehicles that are being fetched; the words are for assistive technology. */
export function WaitingCards({ words }: { words: string }) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {words}
      </p>
      <div className="vehicle-grid">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} shape="picture" />
        ))}
      </div>
    </div>
  );
}
