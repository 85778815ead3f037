/** One entry of a browser trace; `tdur` is the processor time in microseconds, whatever else the machine does. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
}

/** What a trace must hold for `readSteps`. */
export const traceCategories = ['disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing'];

const mark = 'step: ';

/** Marks in the page where a step begins; run it there. */
export const markStep = (name: string): void => void performance.mark(`step: ${name}`);

export interface StepTasks {
  name: string;
  /** Processor milliseconds of the longest task of the page's main thread: nothing waits longer for its turn. */
  longest: number;
}

/** The steps of a traced session, marked by `markStep`, each until the next. */
export function readSteps(trace: string): StepTasks[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const marks = traceEvents
    .filter(({ name }) => name.startsWith(mark))
    .sort((left, right) => left.ts - right.ts);
  const [first] = marks;
  if (!first) return [];
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === first.pid && tid === first.tid,
  );
  return marks.map(({ name, ts }, index) => {
    const end = marks[index + 1]?.ts ?? Infinity;
    const times = tasks.filter((task) => task.ts >= ts && task.ts < end).map(({ tdur = 0 }) => tdur / 1_000);
    return { name: name.slice(mark.length), longest: Math.max(0, ...times) };
  });
}
