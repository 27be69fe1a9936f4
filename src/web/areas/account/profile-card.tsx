import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { AccountCard } from './account-card.tsx';

/** The account's display name. */
export function ProfileCard({ name, error }: { name: string; error: string | undefined }) {
  return (
    <AccountCard title="Hồ sơ">
      <Form method="post" noValidate className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <TextField
          name="name"
          label="Họ và tên"
          autoComplete="name"
          required
          maxLength={80}
          defaultValue={name}
          error={error}
          className="grow"
        />
        <Button type="submit" name="do" value="name" look="outline" className="max-sm:self-start sm:mt-7.5">
          Lưu
        </Button>
      </Form>
    </AccountCard>
  );
}
