/** Plates with an answer of their own, and what it is: the only list. Every other plate is one car. */
export const plates = {
  SEVERAL: 'three cars to choose from',
  UNKNOWN: 'no car of that plate',
  OTHER1: 'registered in another state',
  DOWN01: 'the lookup is down',
  BUSY01: 'too many questions',
  SLOW01: 'the lookup takes 15 seconds',
  OLD001: 'a car of 2009',
  NOVAL1: 'a car without an estimate',
  VALDOWN: 'a car whose valuation is down',
} as const;

/** The list in words, for --help. */
export const describePlates = (): string =>
  [
    'Registrations of trade-ins (tradeIn with provider: { name: sandbox }):',
    ...Object.entries(plates).map(([plate, means]) => `  ${plate.padEnd(9)}${means}`),
    `  ${'others'.padEnd(9)}one car`,
  ].join('\n');
