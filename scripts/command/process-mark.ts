import { readFileSync, readlinkSync } from 'node:fs';

const readText = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/**
 * Where numbers of processes mean the same: a boot of a machine, and a container on it. Null where the system does not say (only Linux
 * does).
 */
export function readProcessSpace(): string | null {
  const boot = readText('/proc/sys/kernel/random/boot_id')?.trim();
  try {
    return boot ? `${boot} ${readlinkSync('/proc/self/ns/pid')}` : null;
  } catch {
    return null;
  }
}

/**
 * Tells a process from a later one with the same number, which containers and restored caches bring about: the boot of
 * the machine and the moment of its start. Null where the system does not say (only Linux does).
 */
export function readProcessMark(pid: number): string | null {
  const boot = readText('/proc/sys/kernel/random/boot_id')?.trim();
  // The name of the program stands in parentheses and may hold spaces; the start is the 20th field after it.
  const started = readText(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19];
  return boot && started ? `${boot} ${started}` : null;
}

/** Whether the process that had this number and mark is still there. */
export function isRunning(pid: number, mark: string | null): boolean {
  // To the system, 0 is every process of our group.
  if (pid < 1) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return mark === null || readProcessMark(pid) === mark;
}
