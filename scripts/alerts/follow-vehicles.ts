import { shortenAlertName } from '#domain/alert/alert.ts';
import type { KnownStock } from '#domain/alert/merge-stock.ts';
import type { HandedOn } from '#domain/alert/recall-stock.ts';
import { isTakenFor, type Identity, type StockRecord } from '#domain/alert/stock-record.ts';
import type { AskedAlert, AlertChange } from './asked-alert.ts';

export interface FollowedAlerts {
  /** Alerts that may be told of this night. */
  alerts: AskedAlert[];
  changes: AlertChange[];
}

const identify = ({ slug, name, vin, stockNumber, model }: StockRecord): Identity => ({
  ...{ slug, name },
  ...(vin && { vin }),
  ...(stockNumber && { stockNumber }),
  ...(model !== undefined && { model }),
});

/**
 * Tells alerts of vehicles whose id was handed on from alerts of those that have it now: nobody has asked about those. An alert of
 * the former one is silent until its vehicle is back under that id: a wrong import may have changed ids for one night.
 *
 * @param taken epoch seconds of the night before: what was asked until then is about the former one, and so is what was asked later by
 * its name
 */
export function followVehicles(
  asked: readonly AskedAlert[],
  nights: { before: KnownStock; tonight: KnownStock; handedOn: readonly HandedOn[]; taken: number },
): FollowedAlerts {
  const { before, tonight, taken } = nights;
  const others = new Set(nights.handedOn.flatMap(({ id, isAlike }) => (isAlike ? [] : id)));
  const changes: AlertChange[] = [];
  const isOfItsVehicle = ({ id, kind, subject, name, agreed, about }: AskedAlert): boolean => {
    if (kind !== 'vehicle') return true;
    const now = tonight.get(subject);
    if (about !== null) {
      const isBack = now !== undefined && isTakenFor(about, now);
      if (isBack) changes.push({ alert: id, about: null });
      return isBack;
    }
    const was = before.get(subject);
    if (!was || !others.has(subject) || (agreed > taken && name !== shortenAlertName(was.name))) return true;
    changes.push({ alert: id, about: identify(was) });
    return false;
  };
  return { alerts: asked.filter(isOfItsVehicle).filter(({ isOn }) => isOn), changes };
}
