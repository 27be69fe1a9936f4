import type { FinishOptions } from './kit/finish.ts';
import type { Light } from './kit/lights.ts';
import type { Sheet } from './kit/sheet.ts';

/** What to paint. The same brief on a fresh sheet always gives the same pixels. */
export interface PictureBrief {
  seed: string;
  composition: string;
  light: Light;
}

/** A subject the painter knows. One file in `scenes/`, one line in the registry. */
export interface Scene {
  /** Kebab-case; the first part of picture ids. */
  readonly name: string;
  /** Kebab-case; at least four, the first is the one for a trial without a choice. */
  readonly compositions: readonly string[];
  readonly lights: readonly Light[];
  /** Paints on `sheet.main`; the finish is applied by the caller. */
  paint(sheet: Sheet, brief: PictureBrief): void;
  /** What the picture shows, in Vietnamese; `subject` names the place ('Vịnh Hạ Long'). */
  alt(composition: string, light: Light, subject?: string): string;
  /** Own finish, where the usual one does not suit. */
  readonly finish?: FinishOptions;
}
