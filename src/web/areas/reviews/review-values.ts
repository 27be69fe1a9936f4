import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { type GuestReview, guestReview } from '#modules/reviews/schema.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';

/** A review as typed; returned when something is missing. */
export interface ReviewValues {
  overall: string;
  scores: Record<string, string>;
  title: string;
  content: string;
  tripType: string;
  stayedIn: string;
  authorName: string;
}

type Field = Exclude<keyof ReviewValues, 'scores'>;
export type ReviewErrors = Partial<Record<Field | 'form', string>>;

export function emptyReview({ guestName, months }: { guestName: string; months: string[] }): ReviewValues {
  return {
    overall: '',
    scores: {},
    title: '',
    content: '',
    tripType: '',
    stayedIn: months.at(-1) ?? '',
    // The last word of a Vietnamese name is the given name.
    authorName: guestName.trim().split(/\s+/).at(-1) ?? '',
  };
}

/** The score preselected by a link of the invitation mail; '' for none or an invalid one. */
export function scoreOfLink(text: string | null): string {
  return /^([1-9]|10)$/.test(text ?? '') ? (text ?? '') : '';
}

/** Reads the submitted form: what was typed, and the review or an error for each wrong field. */
export function readReviewForm(
  form: FormData,
  kind: KindName,
): { values: ReviewValues } & ({ ok: true; value: GuestReview } | { ok: false; errors: ReviewErrors }) {
  const text = (key: string) => String(form.get(key) ?? '').trim();
  const scores = Object.fromEntries(
    kindProfiles[kind].criteria.flatMap(({ key }) =>
      text(`score-${key}`) ? [[key, text(`score-${key}`)]] : [],
    ),
  );
  const values: ReviewValues = {
    overall: text('overall'),
    scores,
    title: text('title'),
    content: text('content').replaceAll('\r\n', '\n'),
    tripType: text('tripType'),
    stayedIn: text('stayedIn'),
    authorName: text('authorName'),
  };
  const parsed = guestReview.safeParse({ ...values, overall: values.overall || Number.NaN });
  if (parsed.success) return { values, ok: true, value: parsed.data };
  const fields = ['overall', 'title', 'content', 'tripType', 'stayedIn', 'authorName'] as const;
  const errors = errorsOf<Field>(
    parsed.error.issues,
    (path) => fields.find((field) => field === path) ?? null,
  );
  return { values, ok: false, errors };
}
