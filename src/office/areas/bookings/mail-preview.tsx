import type { ReactNode } from 'react';

/** A mail as its recipient will read it; `children` stand between its subject and its text. */
export function MailPreview({
  label,
  by,
  mail,
  children,
}: {
  label: string;
  by: string;
  mail: { recipient: string; subject: string; plain: string };
  children?: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      className="flex flex-col gap-2 rounded-card border border-line bg-sunken px-3.5 py-3"
    >
      <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
        {by} đọc, tới {mail.recipient}: <b className="text-ink">{mail.subject}</b>
      </p>
      {children}
      <div className="flex flex-col gap-1 border-t border-line pt-2 text-sm [overflow-wrap:anywhere]">
        {mail.plain.split(/\n{2,}/).map((paragraph, at) =>
          /^-{3,}$/.test(paragraph) ? (
            <hr key={at} className="my-1 border-line" />
          ) : (
            <p key={at} className="whitespace-pre-line">
              {paragraph}
            </p>
          ),
        )}
      </div>
    </section>
  );
}
