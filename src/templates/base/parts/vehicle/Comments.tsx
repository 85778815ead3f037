import { describeComments } from '#domain/vehicle/comments.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { Disclosure } from '#parts/page/Disclosure.tsx';
import { PageSection } from '#parts/page/PageSection.tsx';

export interface CommentsProps {
  comments: string | null;
  messages: Record<string, string>;
}

/** The dealer's own words: 400 characters in view, all of them on demand (VDP-10, VDP-11). */
export function Comments({ comments, messages }: CommentsProps) {
  const text = createVehicleText(messages);
  const view = describeComments(comments) ?? { paragraphs: [text('vehicle.noComments')], excerpt: null };
  return (
    <PageSection id="comments" title={text('vehicle.comments')}>
      <Disclosure
        excerpt={view.excerpt}
        full={view.paragraphs}
        more={text('vehicle.readMore')}
        less={text('vehicle.readLess')}
      />
    </PageSection>
  );
}
