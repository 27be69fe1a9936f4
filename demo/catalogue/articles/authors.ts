/** The invented writers of the demo handbook. */
export const authors = {
  thaoChi: {
    name: 'Nguyễn Thảo Chi',
    bio: 'Biên tập viên mảng núi phía Bắc. Chị sống ở Hà Nội, mỗi năm dành khoảng ba tháng đi các bản vùng cao và ghi lại lịch mùa vụ.',
  },
  quocKhai: {
    name: 'Trần Quốc Khải',
    bio: 'Người Huế, từng làm bếp trước khi viết. Anh phụ trách tuyến bài miền Trung và chuyên mục ẩm thực.',
  },
  haVy: {
    name: 'Lê Hạ Vy',
    bio: 'Mẹ của hai bé, viết về biển đảo và những chuyến đi cả nhà. Chị hay đếm bậc thang và giờ ngủ trưa giúp độc giả.',
  },
  minhDang: {
    name: 'Phạm Minh Đăng',
    bio: 'Mười năm làm điều hành tour trước khi về ban biên tập. Anh viết các bài hướng dẫn đặt dịch vụ, giấy tờ và chính sách.',
  },
} as const;
