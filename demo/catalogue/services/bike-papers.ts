/** Papers for a motorbike by its size, by the classes of licence since 2025; older A1 licences keep their scope. */
export const bikePapers = {
  small: 'Giấy phép lái xe hạng A1 trở lên cho xe đến 125 cm³',
  large: 'Giấy phép lái xe hạng A cho xe trên 125 cm³ (hạng A1 cấp trước 2025 lái được xe dưới 175 cm³)',
  identity: 'CCCD gắn chip hoặc hộ chiếu còn hạn, người thuê đủ 18 tuổi',
  deposit: 'Cọc tiền mặt hoặc chuyển khoản khi nhận xe, hoàn lại khi trả',
};
