import path from 'node:path';
import { leaveNote, readNote } from './running-note.ts';

const noteIn = (data: string): string => path.join(data, 'start.json');

/** Tells other starts with this data folder where the sites are. The answered function takes that back. */
export const announceStart = (data: string, url: string): (() => void) => leaveNote(noteIn(data), { url });

/** Where the sites of an `npm start` are that runs with this data folder; null when none does. */
export const findRunningStart = (data: string): string | null => readNote(noteIn(data))?.url ?? null;
