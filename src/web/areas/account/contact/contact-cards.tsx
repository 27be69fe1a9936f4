import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { MailAddress } from '#ui/mail-address.tsx';
import { AccountCard } from '../account-card.tsx';

interface Shown {
  asksPassword: boolean;
  errors: Partial<Record<string, string>>;
  typed: Record<string, string>;
}

/** The mail address of an account, and the one that replaces it once both mailboxes have confirmed. */
export function EmailContactCard({
  email,
  newEmail,
  asksPassword,
  errors,
  typed,
}: Shown & {
  email: string | null;
  newEmail: { value: string; isOldProven: boolean; isNewProven: boolean } | null;
}) {
  const word = (isProven: boolean) => (isProven ? 'đã xác nhận' : 'chưa xác nhận');
  return (
    <AccountCard
      title="Email"
      about={
        email ? (
          <>
            Đang dùng <MailAddress address={email} />.
          </>
        ) : (
          'Tài khoản này chưa có email.'
        )
      }
    >
      {newEmail && (
        <div className="mb-4 rounded-control bg-sun-soft p-4">
          <p>Email đổi khi mọi địa chỉ sau đã bấm liên kết trong thư, trong 24 giờ:</p>
          <ul className="mt-1 list-disc pl-5 break-words">
            {email && (
              <li>
                <MailAddress address={email} />: {word(newEmail.isOldProven)}
              </li>
            )}
            <li>
              <MailAddress address={newEmail.value} />: {word(newEmail.isNewProven)}
            </li>
          </ul>
        </div>
      )}
      <Form method="post" reloadDocument noValidate className="stack-4 sm:max-w-96">
        <TextField
          name="email"
          label={newEmail ? 'Một địa chỉ khác' : 'Email mới'}
          type="email"
          autoComplete="email"
          required
          maxLength={200}
          defaultValue={typed.email}
          error={errors.email}
        />
        <Proof name="emailPassword" asks={asksPassword} error={errors.emailPassword} />
        <Button type="submit" name="do" value="email" look="outline">
          Gửi liên kết
        </Button>
      </Form>
    </AccountCard>
  );
}

/** The phone number of an account, and the code that confirms a new one. */
export function PhoneContactCard({
  phone,
  newPhone,
  asksPassword,
  errors,
  typed,
}: Shown & {
  phone: string | null;
  newPhone: { value: string; asksOld: boolean; asksNew: boolean } | null;
}) {
  const digits = (name: string, label: string) => (
    <TextField
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={12}
      defaultValue={typed[name]}
      error={errors[name]}
      hint="Mã dùng được trong 5 phút."
    />
  );
  return (
    <AccountCard
      title="Số điện thoại"
      about={phone ? `Đang dùng ${phone}.` : 'Tài khoản này chưa có số điện thoại.'}
    >
      {newPhone && (
        <Form
          method="post"
          reloadDocument
          noValidate
          className="mb-5 stack-4 rounded-control bg-sun-soft p-4"
        >
          <div className="stack-4 sm:max-w-96">
            {newPhone.asksOld && digits('oldDigits', `Mã gửi tới số cũ ${phone}`)}
            {newPhone.asksNew && digits('newDigits', `Mã gửi tới số mới ${newPhone.value}`)}
            <Button type="submit" name="do" value="digits" look="sea">
              Đổi số
            </Button>
          </div>
        </Form>
      )}
      <Form method="post" reloadDocument noValidate className="stack-4 sm:max-w-96">
        <TextField
          name="phone"
          label={newPhone ? 'Một số khác, hoặc gửi lại mã' : 'Số điện thoại mới'}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={30}
          defaultValue={typed.phone}
          error={errors.phone}
        />
        <Proof name="phonePassword" asks={asksPassword} error={errors.phonePassword} />
        <Button type="submit" name="do" value="phone" look="outline">
          Gửi mã
        </Button>
      </Form>
    </AccountCard>
  );
}

function Proof({ name, asks, error }: { name: string; asks: boolean; error: string | undefined }) {
  if (!asks) return error && <p className="text-sm text-bad">{error}</p>;
  return (
    <TextField
      name={name}
      label="Mật khẩu hiện tại"
      type="password"
      autoComplete="current-password"
      required
      error={error}
    />
  );
}
