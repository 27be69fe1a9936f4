import type { MailPreview } from '#modules/mails/texts/preview-mail.ts';
import { Card } from '../../parts/card.tsx';

const marks = /\[([^\]]+)\]\([^)]*\)|\*\*([^*]+)\*\*/g;

/** A mail as it reads with invented data; links are their words. */
export function MailPreviewCard({
  preview: { heads, paragraphs },
  labels,
}: {
  preview: MailPreview;
  labels: Readonly<Record<string, string>>;
}) {
  return (
    <Card title="Như khách đọc, với dữ liệu ví dụ">
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
  );
}
