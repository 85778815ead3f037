import { applyUnderstanding } from '#domain/words/listing.ts';
import { formatNumber } from '#domain/site/numbers.ts';
import { createListingText } from '#messages/listing/listing.ts';
import type { SuggestText } from '#messages/words/suggest.ts';
import { Picture } from '#parts/gallery/Picture.tsx';
import { Price } from '#parts/vehicle/Price.tsx';
import type { Site } from '#domain/site/site.ts';
import { Icon } from '#ui/Icon.tsx';
import { describeListing } from '../../listing/describe-listing.ts';
import type { Option } from './options.ts';

export interface OptionContentProps {
  option: Option;
  site: Pick<Site, 'price' | 'images' | 'messages'>;
  text: SuggestText;
}

const countText = (count: number | null, text: SuggestText): string => {
  if (count === null) return '';
  if (count === 0) return text('suggest.none');
  return text('suggest.count', { count });
};

/** What stands in one row of the suggestions. */
export function OptionContent({ option, site, text }: OptionContentProps) {
  if (option.kind === 'vehicle') {
    const { vehicle } = option;
    return (
      <>
        <Picture
          src={vehicle.primaryImageUrl}
          alt=""
          widths={[160, 240]}
          sizes="88px"
          images={site.images}
          className="suggestion__picture"
        />
        <span className="suggestion__label">{vehicle.name}</span>
        <Price vehicle={vehicle} site={site} />
      </>
    );
  }
  if (option.kind === 'name') {
    const { make, model, count } = option.name;
    return (
      <>
        <Icon name="car" />
        <span className="suggestion__label">{model ? `${make} ${model}` : make}</span>
        <span className="suggestion__count numbers">{formatNumber(count)}</span>
      </>
    );
  }
  if (option.kind === 'page') {
    return (
      <>
        <Icon name="document" />
        <span className="suggestion__label">{option.title}</span>
      </>
    );
  }
  if (option.kind === 'recent') {
    return (
      <>
        <Icon name="clock" />
        <span className="suggestion__label">{option.words}</span>
      </>
    );
  }
  const count = <span className="suggestion__count numbers">{countText(option.total, text)}</span>;
  if (option.kind === 'text') {
    return (
      <>
        <Icon name="search" />
        <span className="suggestion__label">{text('suggest.text', { words: option.understood.text })}</span>
        {count}
      </>
    );
  }
  const labels = describeListing(applyUnderstanding(option.understood), createListingText(site.messages));
  return (
    <>
      <Icon name="sliders" />
      <span className="suggestion__label suggestion__chips">
        {labels.map((label) => (
          <span key={label} className="suggestion__chip">
            {label}
          </span>
        ))}
      </span>
      {count}
    </>
  );
}
