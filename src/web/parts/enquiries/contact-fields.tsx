import { checkContact } from '#platform/vietnamese/check-contact.ts';
import { CheckedField } from '#ui/checked-field.tsx';
import { CheckField, TextArea } from '#ui/field.tsx';
import { FormGuard } from '#web/parts/bots/form-guard.tsx';
import type { ContactErrors, ContactValues } from './contact-values.ts';

/** The contact fields, the same in every enquiry form. */
export function ContactFields({
  values,
  errors,
  messageLabel,
  messageHint,
  isMessageRequired = false,
  emailHint = 'Có email, bạn nhận cả báo giá viết.',
}: {
  values: ContactValues;
  errors: ContactErrors;
  messageLabel: string;
  messageHint?: string | undefined;
  isMessageRequired?: boolean;
  emailHint?: string;
}) {
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <CheckedField
          name="name"
          label="Họ và tên"
          required
          autoComplete="name"
          maxLength={100}
          defaultValue={values.name}
          errors={errors}
          check={checkContact.fullName}
        />
        <CheckedField
          name="phone"
          label="Số điện thoại"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          defaultValue={values.phone}
          errors={errors}
          check={checkContact.phone}
        />
      </div>
      <CheckedField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={200}
        defaultValue={values.email}
        errors={errors}
        check={checkContact.email}
        hint={emailHint}
      />
      <TextArea
        name="message"
        label={messageLabel}
        rows={4}
        required={isMessageRequired}
        maxLength={3000}
        defaultValue={values.message}
        error={errors.message}
        hint={messageHint}
      />
      <CheckField
        name="consent"
        required
        defaultChecked={values.consent}
        error={errors.consent}
        label={
          <>
            Tôi đồng ý để{' '}
            <a href="/page/chinh-sach-bao-mat" className="text-sea underline underline-offset-3">
              thông tin này
            </a>{' '}
            được dùng khi liên hệ lại.
          </>
        }
      />
      <FormGuard openedAt={values.openedAt} />
    </>
  );
}
