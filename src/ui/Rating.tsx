import './Rating.css';

export interface RatingProps {
  /** 0 to 5. */
  average: number;
  /** What a screen reader says, for example '4.6 out of 5'. */
  label: string;
}

/** Five stars, filled to the tenth (REV-04). */
export function Rating({ average, label }: RatingProps) {
  const star = 'm10 1.8 2.5 5.1 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z';
  const stars = [0, 1, 2, 3, 4];
  const width = Math.round(average * 10) * 2;
  return (
    <span className="rating" role="img" aria-label={label}>
      <svg width="100" height="20" viewBox="0 0 100 20" aria-hidden="true">
        {stars.map((index) => (
          <path key={index} className="rating__empty" transform={`translate(${index * 20})`} d={star} />
        ))}
      </svg>
      <svg width={width} height="20" viewBox={`0 0 ${width} 20`} aria-hidden="true" className="rating__fill">
        {stars.map((index) => (
          <path key={index} transform={`translate(${index * 20})`} d={star} />
        ))}
      </svg>
    </span>
  );
}
