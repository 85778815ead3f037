/** What is loaded where alerts are switched. */
export { AlertNote } from './AlertNote.tsx';
export { AlertSwitch } from './AlertSwitch.tsx';
