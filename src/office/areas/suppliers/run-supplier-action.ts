import { z } from 'zod';
import {
  editSupplier,
  removeSupplierPaper,
  supplierEditInput,
  switchSupplier,
} from '#modules/catalog/commands/suppliers.ts';
import { findSupplierForOffice } from '#modules/catalog/queries/suppliers.ts';
import { makeScannerKey, revokeScannerKey } from '#modules/suppliers/commands/scanner-keys.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { wrongIn } from '../../app/action-reply.ts';
import type { EditReply } from '../../parts/edit/edit-state.ts';
import { saveEdit } from '../../parts/edit/save-edit.ts';
import { supplierFields, supplierValues } from './supplier-fields.ts';

export interface SupplierReply extends EditReply {
  /** A newly created key: shown this once. */
  scannerKey?: string;
}

interface About {
  supplier: { id: number; slug: string };
  actor: StaffActor;
}

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_supplier: 'Không còn nhà cung cấp này.',
  gone: 'Không còn nhà cung cấp này.',
  changed_meanwhile: 'Có người vừa sửa nhà cung cấp này. Bạn tải lại trang rồi làm lại.',
  unknown_key: 'Khóa này đã được thu hồi.',
  unknown_paper: 'Giấy tờ này đã được gỡ.',
};

const keyName = z.object({
  scanner: z
    .string()
    .trim()
    .min(1, 'Vui lòng nhập tên điểm quét, ví dụ Cổng chính.')
    .max(60, 'Dài quá 60 ký tự.'),
});

/** Runs the action of a form on a supplier's page. */
export async function runSupplierAction(app: App, about: About, form: FormData): Promise<SupplierReply> {
  const now = app.clock.now();
  switch (form.get('do')) {
    case 'edit':
      return edit(app, about, form);
    case 'switch': {
      const isOn = form.get('to') === 'on';
      const version = Number(form.get('version')) || 0;
      const { actor, supplier } = about;
      const done = await switchSupplier(app.db, { slug: supplier.slug, version, isOn, actor }, now);
      if (done.ok)
        return {
          done: isOn
            ? 'Nhà cung cấp hợp tác lại. Sản phẩm của họ đăng lại ở trang của từng sản phẩm.'
            : 'Đã ngừng hợp tác. Đặt chỗ đã có vẫn do họ phục vụ và vẫn trả tiền cho họ.',
        };
      return done.reason === 'sells'
        ? { refused: `Họ còn ${done.products} sản phẩm trên trang. Gỡ các sản phẩm ấy trước.` }
        : refused(done.reason);
    }
    case 'make-key': {
      const read = readForm(form, keyName);
      if (!read.ok) return wrongIn(read);
      const made = await makeScannerKey(app.db, { ...about, name: read.value.scanner }, now);
      if (!made.ok) return refused(made.reason);
      return {
        done: `Đã cấp khóa cho ${read.value.scanner}. Khóa chỉ hiện một lần này.`,
        scannerKey: made.key,
      };
    }
    case 'remove-paper': {
      const id = String(form.get('paper') ?? '');
      const removed = z.uuid().safeParse(id).success
        ? await removeSupplierPaper(app, { ...about, id }, now)
        : ({ ok: false, reason: 'unknown_paper' } as const);
      return removed.ok ? { done: `Đã gỡ ${removed.number}.` } : refused(removed.reason);
    }
    case 'revoke-key': {
      const revoked = await revokeScannerKey(app.db, { ...about, id: Number(form.get('key')) || 0 }, now);
      return revoked.ok
        ? { done: 'Đã thu hồi khóa. Máy quét dùng khóa này bị từ chối từ bây giờ.' }
        : refused(revoked.reason);
    }
    default:
      return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  }
}

/** Saves the form of a supplier, merged with what others changed meanwhile. */
function edit(app: App, { supplier: { slug }, actor }: About, form: FormData): Promise<SupplierReply> {
  return saveEdit(app.db, form, {
    fields: supplierFields,
    actor,
    verb: 'supplier.edit',
    shape: supplierEditInput,
    show: supplierValues,
    read: async () => {
      const supplier = await findSupplierForOffice(app.db, slug);
      return supplier && { version: supplier.version, fields: supplier };
    },
    save: (fields, version) => editSupplier(app.db, { slug, version, fields, actor }, app.clock.now()),
    object: { type: 'supplier', id: slug },
    refusals,
  });
}

function refused(reason: string): SupplierReply {
  return { refused: refusals[reason] ?? reason };
}
