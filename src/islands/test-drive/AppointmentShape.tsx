import { Skeleton } from '#ui/Skeleton.tsx';

/** Number of rows of half hours in most opening hours. */
const times = Array.from({ length: 16 }, (_, index) => index);

/** A placeholder in the size of the calendar until that is fetched: weeks of days, and the times of one day. */
export function AppointmentShape({ legend, daysAhead }: { legend: string | null; daysAhead: number }) {
  const weeks = Math.ceil((daysAhead + 7) / 7);
  return (
    <div className="appointment__waiting" aria-hidden="true">
      {legend ? <p className="field__label">{legend}</p> : null}
      <div className="appointment__weeks">
        {Array.from({ length: weeks }, (_, week) => (
          <Skeleton key={week} shape="button" />
        ))}
      </div>
      <div className="appointment__day">
        <Skeleton shape="text" />
        <div className="appointment__times">
          {times.map((time) => (
            <Skeleton key={time} shape="button" />
          ))}
        </div>
      </div>
      <div className="appointment__outcome">
        <Skeleton shape="text" />
      </div>
    </div>
  );
}
