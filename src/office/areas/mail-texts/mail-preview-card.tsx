import { useEffect, useRef } from 'react';
import type { MailPreview } from '#modules/mails/texts/preview-mail.ts';
import { Badge } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';

const marks = /\[([^\]]+)\]\([^)]*\)|\*\*([^*]+)\*\*/g;

/** Preview of a mail with invented data, as saved or as typed and tried; links appear as their text. */
export function MailPreviewCard({
  saved,
  tried,
  isWrong,
  labels,
}: {
  saved: MailPreview;
  /** The preview that a form asked for; scrolled into view, because it may be below the form. */
  tried: MailPreview | undefined;
  /** Whether a typed value is invalid: then the form takes the focus. */
  isWrong: boolean;
  labels: Readonly<Record<string, string>>;
}) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (tried && !isWrong) card.current?.focus();
  }, [tried, isWrong]);
  const { heads, paragraphs } = tried ?? saved;
  return (
    <section ref={card} aria-label="Thư với dữ liệu ví dụ" tabIndex={-1} className="scroll-mt-4 rounded-card">
      <Card title="Thư với dữ liệu ví dụ" aside={tried && <Badge tone="warn">Lời đang gõ</Badge>}>
        <dl className="flex flex-col gap-2 px-3.5 py-3 [overflow-wrap:anywhere]">
          {[...heads, ...paragraphs].map(({ part, text }) => (
            <div key={part}>
              <dt className="text-sm text-ink-faint">{labels[part] ?? part}</dt>
              <dd className="whitespace-pre-line">
                {text.replace(marks, (_, link, strong) => link ?? strong)}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
