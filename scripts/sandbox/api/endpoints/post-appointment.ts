import * as contract from '#contract/appointments.ts';
import { holdMinutes } from '#domain/test-drive/hold.ts';
import { readConnection } from '../../door/connection.ts';
import { noteAppointment } from '../../inbox/note.ts';
import { nameTime } from '../appointment/appointment.ts';
import { createEndpoint } from '../endpoint.ts';
import { isForSale, soldVehicle } from '../appointment/is-for-sale.ts';
import { judgeBooking } from '../appointment/judge-booking.ts';
import { settleHolds } from '../appointment/settle-holds.ts';

const tooOften =
  'This time was kept often from this connection today without an enquiry. Please send the enquiry, and we call you back.';

/**
 * Keeps a time free for an appointment whose lead comes with the same id; sent again before the lead, it is kept once, at the
 * later choice; afterwards only PATCH moves it, so that the lead and the word of the dealer stay true. A
 * time whose lead does not come within a quarter of an hour is free again. 422 where there is no such time, 410 when the
 * vehicle is sold, 409 when somebody else has it, 429 when the client or the day has too many that no dealer has confirmed.
 */
export const postAppointment = createEndpoint(
  contract.postAppointment,
  ({ appointments, leads, tellChange, vehicles, toldDealers, limits, inbox, dailyTimes }) =>
    async ({ body, context, answer }) => {
      const { id, kind, dealership_slug, location_id, car_id, starts_at, minutes } = body;
      if (starts_at * 1000 < Date.now()) return answer(422, { message: 'That time is over.' });
      const asked = {
        ...{ id, kind, dealershipSlug: dealership_slug, locationId: location_id, vehicleId: car_id },
        ...{ siteSlug: body.site_slug, from: starts_at, to: starts_at + minutes * 60 },
      };
      const now = Math.floor(Date.now() / 1000);
      const known = await toldDealers();
      const judgedTime = judgeBooking(known, asked, {
        now,
        shareOfDay: limits.shareOfDay,
      });
      if ('problem' in judgedTime) return answer(422, { message: judgedTime.problem });
      const said = { vin: body.vin, slug: body.car_slug, stockNumber: body.stock_number };
      if (!(await isForSale(vehicles, known, asked, said))) return answer(410, { message: soldVehicle });
      await settleHolds({ appointments, leads, tellChange });
      const made = appointments.find(id);
      const isSame = Object.entries(asked).every(
        ([key, value]) => made?.[key as keyof typeof asked] === value,
      );
      if (made && made.state !== 'held' && !isSame)
        return answer(409, { message: 'This appointment is booked. PATCH moves it.' });
      const connection = readConnection(context);
      const time = nameTime(asked);
      // Kept again and again without a lead, a time is taken from everybody and the dealer sees nobody.
      const wait = made && made.state !== 'held' ? null : dailyTimes.findWait(connection, time);
      if (wait !== null) return answer(429, { message: tooOften }, { 'Retry-After': String(wait) });
      const kept = appointments.book(asked, {
        ...judgedTime,
        heldUntil: now + holdMinutes * 60,
        client: connection,
        limits,
      });
      if (kept === 'kept') {
        dailyTimes.note(connection, time);
        noteAppointment(inbox, asked, 'kept');
        return answer(201, { id, starts_at });
      }
      if (kept === 'taken') return answer(409, { message: 'That time is taken.' });
      return answer(
        429,
        { message: 'Several times are already being kept, for this connection or on this day.' },
        { 'Retry-After': String(holdMinutes * 60) },
      );
    },
);
