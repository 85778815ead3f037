import { isGroup, type Path } from '../load/path.ts';

/** Settings of several layers put on top of each other, and which layer set each of them. */
export interface Merged<Layer> {
  value: Record<string, unknown>;
  /** The layer that decided the value at a path, or the nearest one above it; null when no layer speaks of it. */
  layerOf: (path: Path) => Layer | null;
}

const separator = '\u0000';

/** Groups that choose a driver by `name`: options of one driver mean nothing to another. */
const driverKeys = new Set(['leads', 'provider', 'geocoder', 'maps']);

const isOtherDriver = (key: string, below: unknown, value: unknown): boolean =>
  driverKeys.has(key) && isGroup(below) && isGroup(value) && below['name'] !== value['name'];

/** Merges in order: groups of settings merge, everything else (lists too) replaces. */
export function mergeLayers<Layer extends { value: Record<string, unknown> }>(
  layers: readonly Layer[],
): Merged<Layer> {
  const origins = new Map<string, Layer>();
  const merge = (
    base: Record<string, unknown>,
    over: Record<string, unknown>,
    at: Path,
    layer: Layer,
  ): Record<string, unknown> => {
    const merged = { ...base };
    for (const [key, value] of Object.entries(over)) {
      const path = [...at, key];
      const below = Object.hasOwn(base, key) ? base[key] : undefined;
      origins.set(path.join(separator), layer);
      merged[key] = isGroup(value)
        ? merge(isGroup(below) && !isOtherDriver(key, below, value) ? below : {}, value, path, layer)
        : value;
    }
    return merged;
  };
  let value: Record<string, unknown> = {};
  for (const layer of layers) value = merge(value, layer.value, [], layer);
  return {
    value,
    layerOf: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const layer = origins.get(path.slice(0, length).join(separator));
        if (layer) return layer;
      }
      return null;
    },
  };
}
