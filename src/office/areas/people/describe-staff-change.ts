import { z } from 'zod';
import { findStaff } from '#modules/identity/queries.ts';
import type { Executor } from '#platform/db/connect.ts';
import { ownValue } from '#platform/forms/own-value.ts';

const actions: Readonly<Record<string, string>> = {
  withdraw: 'rút một lời mời',
  end: 'kết thúc mọi phiên của',
  role: 'đổi vai trò của',
  block: 'khóa tài khoản của',
  unblock: 'mở lại tài khoản của',
};

/** What a form about staff does, and to whom, as it is confirmed. */
export async function describeStaffChange(db: Executor, form: FormData): Promise<string> {
  const what = String(form.get('do'));
  if (what === 'invite') return `mời ${String(form.get('email') ?? '').slice(0, 100)} vào làm`;
  const id = z.uuid().safeParse(form.get('person'));
  const person = id.success ? await findStaff(db, id.data) : null;
  return `${ownValue(actions, what) ?? 'đổi tài khoản của'} ${person?.name ?? ''}`.trim();
}
