import type { EditValues } from '../../parts/edit/edit-state.ts';

/** A picture's words and focus as its form first shows them. */
export function shownValues({
  alt,
  tags,
  focus,
}: {
  alt: string;
  tags: readonly string[];
  /** '30% 70%'; null is the middle. */
  focus: string | null;
}): EditValues {
  const [focusX = '50', focusY = '50'] = focus?.match(/\d+/g) ?? [];
  return { alt, tags: tags.join(', '), focusX, focusY };
}
