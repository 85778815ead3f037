import { reservePages } from '#domain/reservation/reserve-link.ts';
import type { ReserveRules } from '#domain/reservation/reserve-rules.ts';
import type { ResolveContext } from './context.ts';

/** How vehicles are reserved; null where they are not. Says what the mode of the dealer lacks. */
export function resolveReserve({ settings, fail }: ResolveContext): ReserveRules | null {
  const { reserve, services } = settings;
  if (reserve === false || reserve.mode === 'off') return null;
  const { mode, url, payments, deposit, holdHours, eligible, guarantee } = reserve;
  const paymentOrigin = payments.origin === null ? null : new URL(payments.origin).origin;
  const shared = { mode, deposit, holdHours, eligible, guarantee, methods: payments.methods, paymentOrigin };
  if (mode === 'external') {
    if (url === null) fail(['reserve', 'mode'], 'needs reserve.url, the page of the service that reserves');
    return url === null ? null : { ...shared, page: url };
  }
  if (url !== null)
    fail(
      ['reserve', 'url'],
      `expected none with mode ${mode}, whose page is on this site.\nTake it out, or write mode: external.`,
    );
  if (services.api.url === null)
    fail(['reserve', 'mode'], 'needs services.api.url, whose server keeps reservations and deposits');
  return services.api.url === null ? null : { ...shared, page: reservePages[mode] };
}
