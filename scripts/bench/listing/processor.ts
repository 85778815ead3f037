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
  /** Of events that begin and end apart from each other. */
  id?: string;
  args?: { data?: { interactionId?: number } };
}

/** What a trace must hold for `readSteps`. */
export const traceCategories = [
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'toplevel',
  'blink.user_timing',
];

const mark = 'step: ';

/** Marks in the page where a step begins; run it there. */
export const markStep = (name: string): void => void performance.mark(`step: ${name}`);

export interface StepTasks {
  name: string;
  /** Processor milliseconds of the longest task of the page's main thread: nothing waits longer for its turn. */
  longest: number;
  /** Most processor milliseconds of the main thread from a key or touch to the next picture: INP without waiting. */
  answer: number;
}

interface Span {
  from: number;
  to: number;
}

/** From each key or touch to the picture that answers it. */
function findInteractions(events: readonly TraceEvent[]): Span[] {
  const begun = new Map<string, TraceEvent[]>();
  const spans: Span[] = [];
  const timings = events.filter(({ name }) => name === 'EventTiming');
  for (const event of timings.sort((left, right) => left.ts - right.ts)) {
    const id = event.id ?? '';
    if (event.ph === 'b') begun.set(id, [...(begun.get(id) ?? []), event]);
    else {
      const start = begun.get(id)?.pop();
      if (start?.args?.data?.interactionId) spans.push({ from: start.ts, to: event.ts });
    }
  }
  return spans;
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
  const interactions = findInteractions(traceEvents.filter(({ pid }) => pid === first.pid));
  const sum = ({ from, to }: Span): number =>
    tasks
      .filter(({ ts, dur = 0 }) => ts < to && ts + dur > from)
      .reduce((all, { tdur = 0 }) => all + tdur / 1_000, 0);
  return marks.map(({ name, ts }, index) => {
    const end = marks[index + 1]?.ts ?? Infinity;
    const times = tasks.filter((task) => task.ts >= ts && task.ts < end).map(({ tdur = 0 }) => tdur / 1_000);
    const answers = interactions.filter(({ from }) => from >= ts && from < end).map(sum);
    return {
      name: name.slice(mark.length),
      longest: Math.max(0, ...times),
      answer: Math.max(0, ...answers),
    };
  });
}
