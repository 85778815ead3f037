import { phoneHref } from '#domain/location/phone.ts';
import { createPartnerTag, type Partner } from '#domain/partner/partner.ts';
import type { Site } from '#domain/site/site.ts';
import { createPartnerText } from '#messages/partner/partner.ts';
import { PhoneText } from '#parts/location/PhoneText.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';

/** A sign for what a partner does. */
const icons: Partial<Record<Partner['kind'], IconName>> = {
  chat: 'chat',
  booking: 'calendar',
  valuation: 'swap',
  finance: 'document',
  reviews: 'star',
  report: 'shield',
};

export interface PartnerBoxProps {
  partner: Partner;
  site: Pick<Site, 'messages' | 'phone'> & { vehicle: Pick<Site['vehicle'], 'maskPhone'> };
  /** Whether its name stands above it already. */
  titled?: boolean;
}

/** What a shopper can do instead: always there, also while the partner is. */
function OtherWay({ partner: { link, company }, site }: PartnerBoxProps) {
  const text = createPartnerText(site.messages);
  if (link === null && site.phone === null) return null;
  return (
    <p className="partner__other">
      {text('partner.other')}{' '}
      {link === null ? (
        <a href={phoneHref(site.phone ?? '')} data-phone="">
          <PhoneText phone={site.phone ?? ''} kind="call" site={site} />
        </a>
      ) : (
        <a href={link} target="_blank" rel="noopener">
          {text('partner.link', { company })}
          <span className="visually-hidden"> {text('partner.newWindow')}</span>
        </a>
      )}
    </p>
  );
}

/**
 * The place of a partner, which the script of `islands/partner` fills. Until then it says whose service it is and what that
 * means; its size is kept free where it loads by itself. A partner that nobody sees has an empty box.
 */
export function PartnerBox({ partner, site, titled = false }: PartnerBoxProps) {
  const { name, title, company, privacy, consent, label, load, size } = partner;
  const text = createPartnerText(site.messages);
  const box = {
    'data-partner': JSON.stringify(createPartnerTag(partner)),
    'data-partner-name': name,
    'data-load': load,
    'data-state': 'waiting',
  };
  if (size === null)
    return (
      <div className="partner partner--unseen" {...box}>
        <div className="partner__stage" />
      </div>
    );
  return (
    <div className="partner" {...box}>
      <div className="partner__stage">
        <div className="partner__ask">
          {titled ? null : (
            <p className="partner__title">
              <Icon name={icons[partner.kind] ?? 'plus'} size={24} />
              {title}
            </p>
          )}
          <p>
            {text(`partner.ask.${consent}`, { company })}{' '}
            <a href={privacy} target="_blank" rel="noopener">
              {text('partner.privacy', { company })}
              <span className="visually-hidden"> {text('partner.newWindow')}</span>
            </a>
          </p>
          <p data-when="failed">{text('partner.failed')}</p>
          <p data-when="narrow">{text('partner.narrow')}</p>
          <p data-when="refusedByBrowser">{text('partner.refused')}</p>
          <Button data-partner-allow="">
            {consent === 'necessary' ? label : text('partner.allow', { label })}
          </Button>
        </div>
      </div>
      <OtherWay partner={partner} site={site} />
    </div>
  );
}
