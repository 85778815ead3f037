/** A partner in a frame that loads, as a file of `_partners`, with parts replaced. */
export const framePartner = (parts: Record<string, unknown> = {}): string =>
  JSON.stringify({
    title: 'Acme Booking',
    company: 'Acme Pty Ltd',
    privacy: 'https://acme.example/privacy',
    kind: 'booking',
    label: 'Book online',
    places: ['page.section', 'location.aside', 'page.end'],
    frame: { address: 'https://book.acme.example/start?shop={shop}', may: ['forms'] },
    size: { width: 400, height: 500 },
    consent: 'functional',
    options: { shop: { about: 'The number of your workshop.' } },
    sees: { events: ['page', 'dealer'], fields: ['page_type', 'dealer_name'] },
    budget: { kilobytes: 60, requests: 8 },
    ...parts,
  });

/** A chat as a script of one text. */
export const chatPartner = (parts: Record<string, unknown> = {}): string =>
  framePartner({
    title: 'Acme Chat',
    kind: 'chat',
    label: 'Chat',
    places: ['page.end', 'vehicle.actions'],
    frame: null,
    script: { address: 'https://chat.acme.example/v1/chat.js', integrity: `sha384-${'a'.repeat(64)}` },
    options: {},
    ...parts,
  });
