import { Form } from 'react-router';
import { longestPickup } from '#modules/travellers/commands/save-pickup-place.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { AccountCard } from '../account-card.tsx';

/** The preferred pick-up address: prefilled in the checkout of anything driven. */
export function PickupCard({ place }: { place: string }) {
  return (
    <AccountCard title="Nơi đón quen" about="Điền sẵn khi bạn đặt xe. Chỉ tài xế của chuyến ấy được biết.">
      <Form method="post" key={place} preventScrollReset className="stack-3">
        <input type="hidden" name="kind" value="pickup" />
        <TextField
          name="place"
          label="Đón tại"
          hint="Tên khách sạn, số nhà hay cổng sân bay."
          maxLength={longestPickup}
          autoComplete="street-address"
          defaultValue={place}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="outline">
            Lưu nơi đón
          </Button>
          {place !== '' && (
            <Button type="submit" name="do" value="remove" look="outline">
              Xóa nơi đón
            </Button>
          )}
        </div>
      </Form>
    </AccountCard>
  );
}
