import '#ui/Button.css';
import './ListingFrame.css';
import { useEffect, useRef, type ReactNode } from 'react';
import { keepDialogEntry, type DialogEntry } from '#ui/dialog-entry.ts';
import { Icon } from '#ui/Icon.tsx';

export interface ListingFrameProps {
  heading: string;
  /** How many vehicles there are, as text; announced when it changes. */
  count: ReactNode;
  search: ReactNode;
  sort: ReactNode;
  /** Buttons for the ways to draw the results. */
  views?: ReactNode;
  filters: ReactNode;
  /** What else can be done with a search, in one quiet row. */
  tools?: ReactNode;
  /** Room that the tools take beside the search, and none without them: said at once, since they arrive after it. */
  toolsRoom?: 'narrow' | 'wide' | undefined;
  /** Chosen filters as removable chips. */
  chips?: ReactNode;
  /** Notice above the results, for example when the connection is gone. */
  notice?: ReactNode;
  results: ReactNode;
  pagination: ReactNode;
  chosenCount: number;
  /** Takes back all filters, from among them. */
  onClear: () => void;
  /** Other results are on their way. */
  isBusy?: boolean;
  labels: { filters: string; showResults: string; close: string; clear: string };
}

const id = 'listing-filters';
/** Letters of a heading that fit one line of a phone, and beside how many the count has room there too. */
const shortHeading = 20;
const shortest = 13;
const wide = '(width >= 992px)';
/** Opens the dialog without any script in browsers that know commands; the others are helped below. */
const openCommand: object = { command: 'show-modal', commandfor: id };

/**
 * Entries the pieces of a listing. On wide screens the filters stand beside the results; on phones the same element is
 * a modal dialog, which keeps the focus inside and closes on Back.
 */
export function ListingFrame(props: ListingFrameProps) {
  const { heading, count, search, sort, views, tools, toolsRoom, filters } = props;
  const { chips, notice, results, pagination, chosenCount, onClear, isBusy = false, labels } = props;
  const drawer = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const entry = useRef<DialogEntry>(null);
  useEffect(() => {
    const dialog = drawer.current;
    if (!dialog) return;
    const width = window.matchMedia(wide);
    const kept = keepDialogEntry(dialog, () => {
      if (!width.matches) dialog.showModal();
    });
    entry.current = kept;
    // It may have been opened before there was a script.
    if (dialog.open) kept.take();
    kept.follow();
    // A phone turned on its side shows the filters beside the results: nothing may stay modal.
    const follow = (): void => {
      if (width.matches) dialog.close();
    };
    width.addEventListener('change', follow);
    return () => {
      width.removeEventListener('change', follow);
      kept.stop();
    };
  }, []);
  // Browsers give the focus back to what opened it; after a reload nothing has.
  const refocus = (): void => {
    const { activeElement } = document;
    if (activeElement === document.body || drawer.current?.contains(activeElement)) opener.current?.focus();
  };
  const open = (): void => {
    entry.current?.take();
    if (!('commandForElement' in HTMLButtonElement.prototype)) drawer.current?.showModal();
  };
  return (
    <div className="listing">
      <div className="listing__head">
        <h1
          className="listing__heading"
          data-long={heading.length > shortHeading ? 'most' : heading.length > shortest ? '' : undefined}
        >
          {heading}
        </h1>
        <p className="listing__count numbers" role="status">
          {count}
        </p>
        {views}
      </div>
      <div className="listing__bar" data-sorted={sort ? '' : undefined} data-tools={toolsRoom}>
        <div className="listing__search">{search}</div>
        <div className="listing__reach">
          <button
            ref={opener}
            type="button"
            className="listing__open-filters"
            aria-haspopup="dialog"
            onClick={open}
            {...openCommand}
          >
            <Icon name="filter" />
            <span>{labels.filters}</span>
            {chosenCount > 0 ? <span className="facet__chosen">{chosenCount}</span> : null}
          </button>
          <div className="listing__sort">{sort}</div>
          {tools}
        </div>
      </div>
      {chips}
      <div className="listing__columns">
        <dialog
          ref={drawer}
          className="listing__filters"
          id={id}
          aria-label={labels.filters}
          onClose={refocus}
        >
          <form method="dialog" className="listing__filters-head">
            <span>{labels.filters}</span>
            {chosenCount > 0 ? (
              <button type="button" className="listing__clear" onClick={onClear}>
                {labels.clear}
              </button>
            ) : null}
            <button aria-label={labels.close}>
              <Icon name="close" />
            </button>
          </form>
          <div className="listing__filters-body">{filters}</div>
          <form method="dialog" className="listing__filters-foot">
            <button className="button" data-variant="primary" aria-busy={isBusy}>
              {labels.showResults}
            </button>
          </form>
        </dialog>
        <div className="listing__results">
          {notice}
          {results}
          {pagination}
        </div>
      </div>
    </div>
  );
}
