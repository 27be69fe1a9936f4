import { type LucideIcon, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type EditedObject, editingTag } from '#modules/editing/rules.ts';
import { useAnnounced } from '../../app/live.ts';
import { Badge, type Tone } from '../badge.tsx';
import { formatClock } from '../format-moment.ts';
import { typedPath } from './typed-path.ts';

export interface Editor {
  name: string;
  since: string;
}

/** Polling interval: editors who left without a signal expire after a minute, which is not announced. */
const againMs = 20_000;

/** Who else is editing a thing; updated while the page is visible. @param editors as loaded */
export function EditorsNow({
  object,
  editors: loaded,
  does = 'đang sửa',
  icon = Pencil,
  tone = 'warn',
}: {
  object: EditedObject;
  editors: Editor[];
  does?: string;
  icon?: LucideIcon;
  tone?: Tone;
}) {
  const [fetched, setFetched] = useState({ of: loaded, editors: loaded });
  const editors = fetched.of === loaded ? fetched.editors : loaded;
  const path = `/quan-tri${typedPath(object)}`;
  const ask = async () => {
    const reply = await fetch(path).catch(() => null);
    if (reply?.ok) setFetched({ of: loaded, editors: (await reply.json()) as Editor[] });
  };
  useAnnounced([editingTag(object)], ask);
  useEffect(() => {
    if (editors.length === 0) return;
    const timer = setTimeout(ask, againMs);
    return () => clearTimeout(timer);
  });
  return (
    <span role="status" className="contents">
      {editors.map(({ name, since }) => (
        <Badge key={`${name} ${since}`} tone={tone} icon={icon}>
          {name} {does} từ {formatClock(since)}
        </Badge>
      ))}
    </span>
  );
}
