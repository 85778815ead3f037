import './Skeleton.css';

export interface SkeletonProps {
  /** Shape with the final dimensions, so that nothing moves when the content arrives. */
  shape: 'text' | 'title' | 'picture' | 'button';
}

/** A quiet placeholder for content that is on its way; hidden from assistive technology. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span className="skeleton" data-shape={shape} aria-hidden="true" />;
}

export interface WaitingTextProps {
  /** What is on its way, for assistive technology. */
  label: string;
  className: string;
}

/** The place of a title and two lines that are on their way. */
export function WaitingText({ label, className }: WaitingTextProps) {
  return (
    <div className={className} aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </div>
  );
}
