import { Form } from 'react-router';
import { enquiryTypeLabels } from '#modules/enquiries/rules/enquiry-types.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { ContactErrors } from './contact-values.ts';
import type { MessageValues } from './message-values.ts';

const shownKinds = ['lien-he', 'gop-y', 'khieu-nai'] as const;

/** A message to the company. Posts to /lien-he from any page, which shows it again when something is missing. */
export function MessageForm({
  values,
  errors = {},
  messageLabel = 'Nội dung',
  messageHint,
}: {
  values: MessageValues;
  errors?: ContactErrors;
  messageLabel?: string;
  messageHint?: string;
}) {
  return (
    <Form
      method="post"
      action="/lien-he"
      noValidate
      aria-label="Gửi tin nhắn"
      className="relative stack-4 overflow-hidden p-1 -mx-1"
    >
      <input type="hidden" name="source" value={values.source} />
      {values.kind === 'doi-tac' ? (
        <input type="hidden" name="kind" value={values.kind} />
      ) : (
        <SelectField name="kind" label="Chủ đề" required defaultValue={values.kind}>
          {shownKinds.map((kind) => (
            <option key={kind} value={kind}>
              {enquiryTypeLabels[kind]}
            </option>
          ))}
        </SelectField>
      )}
      <ContactFields
        values={values}
        errors={errors}
        messageLabel={messageLabel}
        messageHint={messageHint}
        isMessageRequired
        emailHint="Có email, bạn nhận thư báo đã tiếp nhận kèm mã."
      />
      <Button type="submit" size="lg" className="w-full sm:w-auto">
        Gửi
      </Button>
    </Form>
  );
}
