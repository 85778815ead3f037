import { getAlerts, postAlert, postAlertStop } from './alerts.ts';
import { postLinkedAlerts, postLinkedChoice, postOneClick } from './linked-alerts.ts';

/** Alerts: of who is signed in, and by the links of messages. */
export const alertEndpoints = [
  getAlerts,
  postAlert,
  postAlertStop,
  postLinkedAlerts,
  postLinkedChoice,
  postOneClick,
];
