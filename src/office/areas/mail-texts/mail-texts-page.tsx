import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { wordedMails } from '#modules/mails/texts/worded-mails.ts';
import { listWrittenNames } from '#modules/settings/wordings/get-wording.ts';
import { appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { Badge } from '../../parts/badge.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  requireRight(context, 'mail.edit');
  const written = new Set(await listWrittenNames(appOf(context).readDb, 'mail'));
  const groups = Map.groupBy(wordedMails, ({ group }) => group);
  return {
    groups: [...groups].map(([group, mails]) => ({
      group,
      mails: mails.map(({ template, about, parts }) => ({
        template,
        about,
        subject: parts.subject,
        isWritten: written.has(template),
      })),
    })),
  };
}

export const meta = () => [{ title: 'Lời thư' }];

/** All mails of the site, grouped by recipient or subject, each with the words that the office may edit. */
export default function MailTextsPage() {
  const { groups } = useLoaderData<typeof loader>();
  const may = useMay();
  return (
    <PageBody>
      <PageHead title="Lời thư" about="thư gửi khách, nhà cung cấp và nhân viên">
        {may('settings.edit') && (
          <ButtonLink to="/cai-dat?nhom=lien-he#mails.foot">Lời cuối mọi thư</ButtonLink>
        )}
      </PageHead>
      {groups.map(({ group, mails }) => (
        <Card
          key={group}
          title={group}
          aside={<span className="text-sm text-ink-faint">{mails.length} thư</span>}
        >
          <ul>
            {mails.map(({ template, about, subject, isWritten }) => (
              <li key={template} className="border-b border-line last:border-0">
                <Link
                  to={`/loi-thu/${template}`}
                  className="grid min-h-11 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-4 gap-y-0.5 px-3.5 py-2 hover:bg-hover max-md:grid-cols-1"
                >
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <b>{about}</b>
                    {isWritten && <Badge tone="info">Lời của công ty</Badge>}
                  </span>
                  <span className="min-w-0 text-sm text-ink-faint [overflow-wrap:anywhere]">{subject}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </PageBody>
  );
}
