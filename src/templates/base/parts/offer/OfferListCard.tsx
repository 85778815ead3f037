import './OfferListCard.css';
import {
  createOfferPath,
  createTestDrivePath,
  isDriven,
  cutDescription,
  describeDisclaimer,
} from '#domain/offer/view.ts';
import { readParagraphs } from '#domain/page/excerpt.ts';
import { createOfferText } from '#messages/offer/offer.ts';
import { Disclosure } from '#parts/page/Disclosure.tsx';
import { formDialogs } from '#parts/page/dialog-command.ts';
import { Button } from '#ui/Button.tsx';
import { OfferCard, type OfferCardProps } from './OfferCard.tsx';

export interface OfferListCardProps extends Omit<OfferCardProps, 'children'> {
  /** Where 'Explore {model}' leads; null without a page of the model. */
  modelPath: string | null;
  /** Whether the site has test drives. */
  testDrive: boolean;
}

/** One special offer among all: what it is about, more on demand, and its three buttons (OFFR-01, OFFR-02). */
export function OfferListCard({ modelPath, testDrive, ...card }: OfferListCardProps) {
  const { offer, site } = card;
  const { button, model } = offer;
  const text = createOfferText(site.messages);
  const conditions = describeDisclaimer(offer.disclaimer);
  const ask = button.href ?? `${createOfferPath(offer, site.make)}#${formDialogs.enquiry.id}`;
  return (
    <OfferCard {...card}>
      <div className="offer-card__words">
        <Disclosure
          excerpt={cutDescription(offer.description)}
          full={readParagraphs(offer.description)}
          more={text('offer.more')}
          less={text('offer.less')}
        />
      </div>
      {conditions ? (
        <div className="offer-card__conditions">
          <Disclosure
            excerpt={conditions.excerpt}
            full={conditions.full}
            more={text('offer.moreDisclaimer')}
            less={text('offer.lessDisclaimer')}
          />
        </div>
      ) : null}
      <div className="offer-card__actions">
        <Button href={ask} wide>
          {button.text ?? text('offer.enquire')}
        </Button>
        {model && modelPath ? (
          <Button href={modelPath} variant="secondary">
            {text('offer.explore', { model: model.name })}
          </Button>
        ) : null}
        {testDrive && isDriven(offer) ? (
          <Button href={createTestDrivePath(offer)} variant="secondary">
            {text('offer.testDrive')}
          </Button>
        ) : null}
      </div>
    </OfferCard>
  );
}
