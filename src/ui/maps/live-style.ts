import type { FeatureCollection } from 'geojson';
import type { FilterSpecification, StyleSpecification } from 'maplibre-gl';

/**
 * A configured third-party map: the URL of raster tiles with {z}, {x} and {y}, or of a MapLibre style, and its
 * attribution.
 */
export interface TileSource {
  url: string;
  attribution: string;
}

const layer = (name: string): FilterSpecification => ['==', ['get', 'layer'], name];

/** Style of the interactive map: our drawing in its colours, or the configured tiles in its place. */
export function liveStyle(drawing: FeatureCollection, tiles: TileSource | null): StyleSpecification | string {
  if (tiles && !tiles.url.includes('{z}')) return tiles.url;
  if (tiles)
    return {
      version: 8,
      sources: {
        tiles: { type: 'raster', tiles: [tiles.url], tileSize: 256, attribution: tiles.attribution },
      },
      layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
    };
  return {
    version: 8,
    sources: { base: { type: 'geojson', data: drawing, tolerance: 0.2 } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': '#d5e8e6' } },
      {
        id: 'around',
        type: 'fill',
        source: 'base',
        filter: layer('around'),
        paint: { 'fill-color': '#f3ebde' },
      },
      { id: 'home', type: 'fill', source: 'base', filter: layer('home'), paint: { 'fill-color': '#fffdf9' } },
      { id: 'lake', type: 'fill', source: 'base', filter: layer('lake'), paint: { 'fill-color': '#bcdbd8' } },
      {
        id: 'river',
        type: 'line',
        source: 'base',
        filter: layer('river'),
        paint: { 'line-color': '#a9d0cc', 'line-width': 1.5 },
      },
      {
        id: 'road',
        type: 'line',
        source: 'base',
        filter: layer('road'),
        paint: { 'line-color': '#dcbf8c', 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.6, 9, 2] },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'base',
        filter: layer('home'),
        paint: { 'line-color': '#8fb5b0', 'line-width': 1 },
      },
      {
        id: 'border',
        type: 'line',
        source: 'base',
        filter: layer('border'),
        paint: { 'line-color': '#b3a68f', 'line-dasharray': [4, 3], 'line-width': 1 },
      },
      {
        id: 'islet',
        type: 'circle',
        source: 'base',
        filter: layer('islet'),
        paint: {
          'circle-color': '#0b6e69',
          'circle-radius': ['interpolate', ['linear'], ['zoom'], 4, 1.8, 9, 4],
        },
      },
    ],
  };
}
