import { mix } from './colour.ts';
import { type Palette, paletteThroughAir } from './lights.ts';

/** The palette through air, local colours included: what `underLight` gives is hazed too. `nearness` 1 changes nothing. */
export function hazedPalette(palette: Palette, nearness: number): Palette {
  const [cast, share] = palette.cast;
  const hazed = 1 - (1 - share) * nearness;
  const ofHaze = hazed === 0 ? 0 : (1 - nearness) / hazed;
  return { ...paletteThroughAir(palette, nearness), cast: [mix(cast, palette.haze, ofHaze), hazed] };
}
