import type { PartnerSource, PartnerTag } from '#domain/partner/partner.ts';
import { forget } from './forget.ts';
import { tellPartner } from './tell-partner.ts';

/** Milliseconds after which a partner that is still silent is told as failed. */
const patience = 15_000;

type SourceOf<Kind extends PartnerSource['kind']> = Extract<PartnerSource, { kind: Kind }>;

/** A partner in the page: its element, how it hears, and when it is ready to. */
interface Shown {
  element: HTMLElement;
  send: (event: string, facts: object) => void;
  whenReady: (ready: () => void, signal: AbortSignal) => void;
}

function createScript({ address, integrity }: SourceOf<'script'>, { options }: PartnerTag): Shown {
  const script = document.createElement('script');
  Object.assign(script, { src: address, integrity, crossOrigin: 'anonymous', async: true });
  script.dataset['options'] = JSON.stringify(options);
  return {
    element: script,
    send: (event, facts) =>
      script.dispatchEvent(new CustomEvent('forecourt', { detail: { event, ...facts } })),
    whenReady: (ready, signal) => script.addEventListener('load', ready, { signal }),
  };
}

function createFrame(source: SourceOf<'frame'>, { title, allow }: PartnerTag): Shown {
  const { address, sandbox, answers } = source;
  const frame = document.createElement('iframe');
  frame.className = 'partner__frame';
  frame.setAttribute('sandbox', sandbox);
  frame.allow = allow;
  frame.title = title;
  frame.src = address;
  // A frame without storage of its own has no origin to name.
  const to = sandbox.includes('allow-same-origin') ? new URL(address).origin : '*';
  return {
    element: frame,
    send: (event, facts) => frame.contentWindow?.postMessage({ forecourt: event, ...facts }, to),
    whenReady: (ready, signal) => {
      if (!answers) frame.addEventListener('load', ready, { signal });
      window.addEventListener(
        'message',
        ({ source: speaker, data }) => {
          const said = (data as { forecourt?: unknown } | null)?.forecourt;
          if (answers && speaker === frame.contentWindow && said === 'ready') ready();
        },
        { signal },
      );
    },
  };
}

/**
 * Loads a partner into its box, and answers a function that takes it out again. Where it cannot be loaded, words and
 * another way stand in its place.
 */
export function showPartner(box: HTMLElement, tag: PartnerTag): () => void {
  const tell = (state: string): void => void (box.dataset['state'] = state);
  const reset = (): void => tell('waiting');
  if ((box.clientWidth || window.innerWidth) < tag.minWidth) {
    tell('narrow');
    return reset;
  }
  const { source } = tag;
  const stopped = new AbortController();
  const { signal } = stopped;
  const { element, send, whenReady } =
    source.kind === 'script' ? createScript(source, tag) : createFrame(source, tag);
  const fail = (): void => {
    if (signal.aborted) return;
    stopped.abort();
    element.remove();
    tell('failed');
  };
  const timer = setTimeout(fail, patience);
  let isReady = false;
  whenReady(() => {
    clearTimeout(timer);
    tell('open');
    if (!isReady) tellPartner(tag, send, signal);
    isReady = true;
  }, signal);
  element.addEventListener('error', fail);
  tell('loading');
  box.querySelector('.partner__stage')?.append(element);
  return () => {
    clearTimeout(timer);
    stopped.abort();
    element.remove();
    reset();
    if (source.kind === 'frame') return;
    // A script that runs cannot be stopped but with its page.
    forget(tag.keeps);
    window.location.reload();
  };
}
