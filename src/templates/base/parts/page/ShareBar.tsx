import './ShareBar.css';
import { createShareLink, opensWindow, shareChannels, type ShareChannel } from '#domain/page/share-links.ts';
import { createShareText } from '#messages/page/share.ts';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';
import type { Site } from '#domain/site/site.ts';

export interface ShareBarProps {
  /** Absolute address that is shared. */
  url: string;
  /** What is there, in a few words. */
  name: string;
  /** Where it is said that the address was copied. */
  feedback: Site['vehicle']['share']['feedback'];
  messages: Site['messages'];
}

const icons: Record<ShareChannel, IconName> = {
  facebook: 'facebook',
  twitter: 'twitter',
  whatsapp: 'whatsapp',
  email: 'mail',
  sms: 'sms',
};

/**
 * Hands the address of a page on (SHARE-01). Plain links; the page's script opens `data-share="window"` in a small
 * window and copies what `data-share="copy"` holds.
 */
export function ShareBar({ url, name, feedback, messages }: ShareBarProps) {
  const text = createShareText(messages);
  return (
    <div className="share-bar" role="group" aria-label={text('share.title')}>
      <span className="share-bar__title" aria-hidden="true">
        {text('share.title')}
      </span>
      {shareChannels.map((channel) => (
        <a
          key={channel}
          className="share-bar__way"
          href={createShareLink(channel, url, name)}
          title={text(`share.${channel}`)}
          {...(opensWindow(channel) ? { target: '_blank', rel: 'noopener', 'data-share': 'window' } : {})}
        >
          <Icon name={icons[channel]} label={text(`share.${channel}`)} />
        </a>
      ))}
      <button
        type="button"
        className="share-bar__way"
        title={text('share.copy')}
        data-share="copy"
        data-url={url}
        data-refused={text('share.refused')}
        data-copied={feedback === 'inline' ? text('share.copied') : undefined}
        data-toast-text={feedback === 'toast' ? text('share.copiedToast', { name }) : undefined}
      >
        <Icon name="copy" label={text('share.copy')} />
      </button>
      <span className="share-bar__said" role="status" />
    </div>
  );
}
