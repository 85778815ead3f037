import './ModelCard.css';
import { findPicture } from '#domain/gallery/own-picture.ts';
import { columns as figureColumns } from '#domain/listing/columns.ts';
import { saySpan } from '#domain/listing/span.ts';
import { findBodyShape } from '#domain/vehicle/body-shape.ts';
import { createColumnText } from '#messages/listing/columns.ts';
import type { ModelCardProps as Props } from '#parts/model/ModelCard.tsx';
import { Picture } from '#parts/gallery/Picture.tsx';
import { BodyDrawing } from '#ui/BodyDrawing.tsx';

export type ModelCardProps = Props;

/** One model of the range as a line: what it is, what those in stock weigh and carry, what it costs with and without GST (ROUTE-18). */
export function ModelCard({ model, href, price, exGst, stock, figures, columns, site }: ModelCardProps) {
  const text = createColumnText(site.messages);
  const picture = findPicture(model.image, site);
  return (
    <article className="model-line">
      {picture === null && model.body ? (
        <span className="picture model-line__drawing" data-ratio="4:3">
          <BodyDrawing shape={findBodyShape(model.body)} />
        </span>
      ) : (
        <Picture src={picture} alt="" widths={[160, 240]} sizes="88px" images={site.images} />
      )}
      <div className="model-line__words">
        <a className="model-line__name" href={href}>
          {model.name}
        </a>
        <p className="model-line__about numbers">{[model.body, stock].filter(Boolean).join(' · ')}</p>
        {model.tagline ? <p className="model-line__about">{model.tagline}</p> : null}
      </div>
      {figures.length > 0 ? (
        <dl className="model-line__figures numbers">
          {columns.map((column) => {
            const span = figures.find(({ key }) => key === column) ?? null;
            const { unit } = figureColumns[column];
            return (
              <div key={column} data-unknown={span ? undefined : ''}>
                <dt>{text(`listing.column.${column}`)}</dt>
                <dd>
                  {saySpan(span) ?? '–'}
                  {span && unit ? <span> {unit}</span> : null}
                </dd>
              </div>
            );
          })}
        </dl>
      ) : null}
      {price ? (
        <p className="model-line__price numbers">
          {price}
          {exGst ? <span className="model-line__about">{exGst}</span> : null}
        </p>
      ) : null}
    </article>
  );
}
