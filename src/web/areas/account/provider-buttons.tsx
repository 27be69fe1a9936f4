import { Form } from 'react-router';
import type { GuestProviderName } from '#modules/identity/guests/guest-providers.ts';
import { Button } from '#ui/button.tsx';
import { doorPath } from '#web/parts/account/return-path.ts';

/** A door for each provider that is offered. */
export function ProviderButtons({
  providers,
  back,
}: {
  providers: { name: GuestProviderName; label: string }[];
  back: string;
}) {
  return providers.map(({ name, label }) => (
    <Form key={name} method="post" action={doorPath(`/dang-nhap/${name}`, back)} reloadDocument>
      <Button type="submit" look="outline" className="w-full">
        Đăng nhập bằng {label}
      </Button>
    </Form>
  ));
}
