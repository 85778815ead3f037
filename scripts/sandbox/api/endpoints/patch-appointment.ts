import * as contract from '#contract/appointments.ts';
import { holdMinutes } from '#domain/test-drive/hold.ts';
import { readConnection } from '../../door/connection.ts';
import { writeTime } from '../../leads/kept-times.ts';
import { noteAppointment } from '../../inbox/note.ts';
import { nameTime } from '../appointment/appointment.ts';
import { findHost, findLength } from '../appointment/host.ts';
import { createEndpoint } from '../endpoint.ts';
import { isForSale, soldVehicle } from '../appointment/is-for-sale.ts';
import { judgeBooking } from '../appointment/judge-booking.ts';
import { tellUntold } from '../appointment/tell-lead.ts';

/** Moves an appointment to another time at the same location and tells the dealer, in the lead; 409 when that time is taken. */
export const patchAppointment = createEndpoint(
  contract.patchAppointment,
  ({ appointments, leads, vehicles, toldDealers, limits, inbox, dailyTimes, tellChange }) =>
    async ({ parameters, body, context, answer }) => {
      const from = Date.parse(body.at) / 1000;
      if (from * 1000 < Date.now()) return answer(422, { message: 'That time is over.' });
      const found = appointments.find(parameters.id);
      if (!found) return answer(404, { message: 'There is no such appointment.' });
      const known = await toldDealers();
      const length = findLength(known ?? [], found) ?? found.to - found.from;
      const asked = { ...found, from, to: from + length };
      const now = Math.floor(Date.now() / 1000);
      const judgedTime = judgeBooking(known, asked, {
        now,
        shareOfDay: limits.shareOfDay,
      });
      if ('problem' in judgedTime) return answer(422, { message: judgedTime.problem });
      const lead = await leads.read(found.id);
      const say = (name: string): string => String(lead?.[name] ?? '');
      const said = { vin: say('vin'), slug: say('car_slug'), stockNumber: say('stock_number') };
      if (!(await isForSale(vehicles, known, asked, said))) return answer(410, { message: soldVehicle });
      // It may have been given back while the stock was asked.
      const still = appointments.find(found.id);
      if (!still) return answer(404, { message: 'There is no such appointment.' });
      const rules = {
        ...judgedTime,
        heldUntil: now + holdMinutes * 60,
        client: '',
        limits,
        movedTo: writeTime(findHost(known ?? [], asked), asked, body.at),
      };
      const [connection, time] = [readConnection(context), nameTime(asked)];
      // Without its lead it is one more hold of this connection.
      const isHold = still.state === 'held';
      const isOften = isHold && dailyTimes.findWait(connection, time) !== null;
      if (isOften || appointments.book(asked, rules) !== 'kept')
        return answer(409, { message: 'That time is taken.' });
      if (isHold) dailyTimes.note(connection, time);
      await tellUntold({ appointments, leads, tellChange }, found.id);
      noteAppointment(inbox, asked, 'moved');
      return answer(200, { id: found.id, starts_at: from });
    },
);
