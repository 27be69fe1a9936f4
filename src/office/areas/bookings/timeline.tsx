import { useEffect, useRef } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '../../parts/avatar.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextArea } from '../../parts/field.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { Segments } from '../../parts/segments.tsx';
import { bookingAddress } from './booking-address.ts';
import type { TimelineEntry } from './timeline-of.ts';
import { timelineTopics } from './timeline-topics.ts';

/** What happened, who did it, why, and values before and after; with a field for a note to colleagues. */
export function Timeline({
  code,
  entries,
  mayNote,
}: {
  code: string;
  entries: readonly TimelineEntry[];
  mayNote: boolean;
}) {
  const { search } = useLocation();
  const slugInAddress = new URLSearchParams(search).get('loc');
  const chosen = timelineTopics.find(({ slug }) => slug === slugInAddress)?.slug ?? null;
  const shown = chosen ? entries.filter(({ topic }) => topic === chosen) : entries;
  const items = [{ slug: null, title: 'Tất cả' }, ...timelineTopics].map(({ slug, title }) => ({
    to: bookingAddress(code, search, { loc: slug }),
    title,
    isChosen: slug === chosen,
  }));
  return (
    <Card title="Diễn biến">
      <div className="border-b border-line px-3 py-2">
        <Segments label="Lọc diễn biến" items={items} />
      </div>
      {mayNote && <NoteForm />}
      {shown.length === 0 && <p className="px-3.5 py-2 text-ink-faint">Chưa có gì thuộc phần này.</p>}
      <ol>
        {shown.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ol>
    </Card>
  );
}

function NoteForm() {
  const form = useRef<HTMLFormElement>(null);
  const { state, formData } = useNavigation();
  const isSaving = formData?.get('viec') === 'ghi-chu';
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && state === 'idle') form.current?.reset();
    wasSaving.current = isSaving;
  }, [state, isSaving]);
  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      className="flex flex-col gap-2 border-b border-line p-3"
    >
      <input type="hidden" name="viec" value="ghi-chu" />
      <TextArea name="text" label="Ghi chú nội bộ, khách không thấy" rows={2} maxLength={1000} />
      <Button type="submit" size="sm" className="self-end">
        Ghi
      </Button>
    </Form>
  );
}

function Entry({ entry: { at, actor, who, title, text, changes, isNote } }: { entry: TimelineEntry }) {
  return (
    <li
      className={classNames(
        'flex gap-2.5 border-b border-line px-3.5 py-2.5 last:border-0',
        isNote && 'bg-sunken',
      )}
    >
      <Avatar id={actor} name={who} />
      <div className="min-w-0 flex-1">
        <p className="flex gap-2">
          <b className="min-w-0 flex-1">{title}</b>
          <time dateTime={at} className="flex-none text-sm text-ink-faint">
            {formatMoment(at)}
          </time>
        </p>
        <p className="text-sm text-ink-soft">{who}</p>
        {text && <p className="[overflow-wrap:anywhere] text-ink-soft">“{text}”</p>}
        {changes.length > 0 && (
          <dl className="mt-1 border-l-2 border-line pl-2 text-sm">
            {changes.map(({ name, before, after }) => (
              <div key={name} className="flex flex-wrap gap-x-1.5">
                <dt className="text-ink-faint">{name}</dt>
                <dd className="[overflow-wrap:anywhere]">
                  {before && (
                    <>
                      <s className="text-bad">{before}</s>{' '}
                    </>
                  )}
                  <span className={before ? 'text-good' : ''}>{after}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}
