import './Skeleton.css';

export interface SkeletonProps {
  /** Shape with the final dimensions, so that nothing moves when the content arrives. */
  shape: 'text' | 'title' | 'picture' | 'button';
}

/** A quiet placeholder for content that is on its way; hidden from assistive technology. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span className="skeleton" data-shape={shape} aria-hidden="true" />;
}
