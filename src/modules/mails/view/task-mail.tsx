import { Text } from '@react-email/text';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import type { RenderPart } from '../texts/worded-mails.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

/** Mail to a member of staff about open tasks. Guests are not named: their names stay in the office. */
export function taskMail({
  renderPart,
  isLate = false,
  tasks,
  url,
  company,
}: {
  /** The wording of the mail, by part. */
  renderPart: RenderPart;
  /** For a single overdue task. */
  isLate?: boolean;
  tasks: { title: string; about: string; dueAt: Date }[];
  url: string;
  company: MailCompany;
}): Mail {
  const title = renderPart(isLate ? 'titleLate' : 'title');
  return {
    subject: renderPart(isLate ? 'subjectLate' : 'subject'),
    body: (
      <MailFrame
        isInternal
        company={company}
        preview={title}
        title={title}
        action={{ label: 'Mở văn phòng', href: url }}
      >
        {tasks.map((task) => (
          <Text key={`${task.title} ${task.about}`} style={{ fontSize: 16, lineHeight: '26px' }}>
            <b>{task.title}</b>
            <br />
            {task.about}
            <br />
            Trước {formatDateTime(task.dueAt)}
          </Text>
        ))}
      </MailFrame>
    ),
  };
}
