import * as v from 'valibot';

/** Times when nothing further fits in (TD-02). */
export const busyTimes = v.object({ busy: v.array(v.object({ from: v.number(), to: v.number() })) });
