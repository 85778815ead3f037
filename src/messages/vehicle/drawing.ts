import { createText, type Text } from '../site/text.ts';

/** Words of the drawing of a vehicle to scale. */
export const drawingMessages = {
  'drawing.side': 'Side view: {across} long, {up} high',
  'drawing.front': 'Front view: {across} wide, {up} high',
  'drawing.plan': 'From above: {across} long, {up} wide',
  'drawing.masses': '{own} empty and {load} load make {limit}',
  'drawing.own': 'Empty',
  'drawing.load': 'Payload',
  'drawing.limit': 'GVM',
  'drawing.limitTowed': 'ATM',
} as const;

export type DrawingText = Text<keyof typeof drawingMessages>;

/** Binds these words to a dealer's overrides. */
export const createDrawingText = (overrides: Readonly<Record<string, string>>): DrawingText =>
  createText(drawingMessages, overrides);
