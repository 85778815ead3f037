import type { MultiLineString, Position } from 'geojson';

const lines: Record<string, Position[]> = {
  'Western Australia, Northern Territory, South Australia': [
    [129, -14.9],
    [129, -31.7],
  ],
  'Northern Territory, South Australia': [
    [129, -26],
    [138, -26],
  ],
  'Northern Territory, Queensland': [
    [138, -16.5],
    [138, -26],
  ],
  'Queensland, South Australia': [
    [138, -26],
    [141, -26],
    [141, -29],
  ],
  'South Australia, New South Wales, Victoria': [
    [141, -29],
    [141, -34.02],
    [140.96, -34.02],
    [140.96, -38.06],
  ],
  'Queensland, New South Wales': [
    [141, -29],
    [148.96, -29],
    [149.4, -28.69],
    [150.0, -28.6],
    [150.6, -28.65],
    [151.1, -28.84],
    [151.6, -29.05],
    [151.98, -29.03],
    [152.03, -28.7],
    [152.4, -28.35],
    [152.85, -28.33],
    [153.2, -28.25],
    [153.55, -28.16],
  ],
  // The Murray, and then a straight line from its springs to Cape Howe.
  'New South Wales, Victoria': [
    [140.96, -34.02],
    [141.6, -34.18],
    [142.16, -34.18],
    [142.5, -34.75],
    [143.1, -34.7],
    [143.4, -35.2],
    [144.0, -35.6],
    [144.74, -36.12],
    [145.5, -35.82],
    [146.4, -36.0],
    [146.92, -36.09],
    [147.4, -35.95],
    [147.95, -36.05],
    [148.05, -36.6],
    [148.2, -36.8],
    [149.98, -37.51],
  ],
};

/** Borders of the states: most run along a meridian or a parallel, the rivers are drawn with a point every 40 km or so. */
export const stateBorders: MultiLineString = { type: 'MultiLineString', coordinates: Object.values(lines) };
