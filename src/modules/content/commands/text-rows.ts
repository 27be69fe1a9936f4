import { json } from '#platform/db/json.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import type { OfficeText } from '../queries/find-text.ts';
import { articleText, listOf, pageText, readFaqs, type TextValues } from '../schema.ts';

/** An article's columns; the moment of its publishing stays where its day does. */
export function articleTextRow(values: TextValues, was: OfficeText | null, now: Date) {
  const {
    authorName: name,
    authorBio: bio,
    provinces,
    publishedOn,
    mediaId,
    special,
    tags,
    ...row
  } = articleText.parse(values);
  const isSameDay = was && was.state !== 'new' && was.live.publishedOn === publishedOn;
  const planned = new Date(`${publishedOn}T08:00:00+07:00`);
  return {
    ...row,
    tags: listOf(tags),
    author: json({ name, bio }),
    media_id: mediaId || null,
    special: special === '1',
    published_at: isSameDay && was.publishedAt ? was.publishedAt : earlier(planned, now, publishedOn),
  };
}

/** What is published on its own day before eight is seen at once. */
function earlier(planned: Date, now: Date, day: string): Date {
  return dayInVietnam(now) === day && now < planned ? now : planned;
}

/** A static page's columns. */
export function pageTextRow(values: TextValues) {
  const { effectiveOn, faqs, edition, ...row } = pageText.parse(values);
  return { ...row, faqs: json(readFaqs(faqs) ?? []), version: edition, effective_on: effectiveOn };
}
