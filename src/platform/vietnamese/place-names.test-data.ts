/** Real names of provinces, wards, places and their everyday names, in both tone styles, for round trips. */
export const PLACE_NAMES: readonly string[] = `
A Pa Chải
An Giang
Ao Bà Om
BMT
Ba Bể
Ba Vì
Ba Động
Biên Hòa
Biển Hồ
Biển Hồ (hồ T’Nưng)
Biển Vô Cực
Buôn Ma Thuột
Buôn Mê Thuột
Buôn Đôn
Bà Nà
Bà Nà Hills
Bà Rịa – Vũng Tàu
Bàu Trắng
Bái Đính
Bán đảo Sơn Trà
Bãi Cháy
Bãi Dài
Bãi Dài Cam Ranh
Bãi Sao
Bãi Sau Vũng Tàu
Bãi Xép
Bãi biển Ba Động
Bãi biển Bãi Cháy
Bãi biển Cửa Lò
Bãi biển Cửa Tùng
Bãi biển Hải Hòa
Bãi biển Hải Tiến
Bãi biển Hồ Tràm
Bãi biển Mỹ Khê
Bãi biển Mỹ Khê (Quảng Ngãi)
Bãi biển Nha Trang
Bãi biển Nhật Lệ
Bãi biển Quy Nhơn
Bãi biển Sa Huỳnh
Bãi biển Sầm Sơn
Bãi biển Thiên Cầm
Bãi biển Thuận An
Bãi biển Trà Cổ
Bãi biển Tân Thành (Gò Công)
Bãi biển Xuân Thành
Bãi biển Đồ Sơn
Bãi biển Đồng Châu
Bình Ba
Bình Dương
Bình Liêu
Bình Phước
Bình Thuận
Bình Định
Bù Gia Mập
Bạc Liêu
Bạch Mã
Bản Cát Cát
Bản Giốc
Bản Lác (Mai Châu)
Bản Sin Suối Hồ
Bảo Lộc
Bảo tàng Chiến thắng lịch sử Điện Biên Phủ
Bảo tàng Quang Trung
Bảo tàng Quảng Ninh
Bảo tàng Thế giới Cà phê
Bảo tàng Văn hóa các dân tộc Việt Nam
Bắc Giang
Bắc Hà
Bắc Kạn
Bắc Ninh
Bắc Sơn
Bắc Trung Bộ
Bến Ninh Kiều
Bến Tre
CT
Cam Ranh
Cao Bằng
Cao Lãnh
Cao nguyên Mộc Châu
Cao nguyên Sìn Hồ
Cao nguyên đá Đồng Văn
Châu Đốc
Chí Linh
Chùa Bái Đính
Chùa Bút Tháp
Chùa Chén Kiểu
Chùa Dâu
Chùa Dơi
Chùa Gò Kén
Chùa Hương
Chùa Hương Tích (Hà Tĩnh)
Chùa Keo
Chùa Linh Ứng Sơn Trà
Chùa Long Sơn
Chùa Một Cột
Chùa Phật Tích
Chùa Tam Chúc
Chùa Thiên Mụ
Chùa Vĩnh Nghiêm
Chùa Vĩnh Tràng
Chùa Xiêm Cán
Chùa Âng
Chư Đăng Ya
Chợ Bến Thành
Chợ nổi Cái Bè
Chợ nổi Cái Răng
Chợ nổi Ngã Năm
Chợ phiên Bắc Hà
Chợ Đông Kinh
Cà Mau
Cái Bè
Cái Răng
Cánh đồng Mường Thanh
Cánh đồng điện gió Bạc Liêu
Cát Bà
Cát Tiên
Cô Tô
Côn Sơn Kiếp Bạc
Côn Đảo
Công tử Bạc Liêu
Công viên địa chất Non nước Cao Bằng
Cù Lao Chàm
Cù Lao Xanh
Cù lao An Bình
Cù lao Thới Sơn
Cúc Phương
Căn cứ Trung ương Cục miền Nam
Cần Giờ
Cần Thơ
Cầu Hiền Lương – sông Bến Hải
Cầu Hàm Rồng
Cầu Rồng
Cầu Trường Tiền
Cầu kính Bạch Long
Cầu kính Rồng Mây
Cố đô Hoa Lư
Cố đô Huế
Cồn Cỏ
Cồn Phụng
Cột cờ Lũng Cú
Cột mốc A Pa Chải
Cột mốc ngã ba Đông Dương
Củ Chi
Cửa Lò
Cửa khẩu quốc tế Hữu Nghị
Daklak
Dalat
Danh thắng Yên Tử
Di tích Nhà tù Sơn La
Dinh thự họ Vương
Dinh Độc Lập
Duyên hải Nam Trung Bộ
Duyên hải Nam Trung Bộ và Tây Nguyên
Eo Gió
Fansipan
Ga Đà Lạt
Ghềnh Ráng Tiên Sa
Gia Lai
Gia Nghĩa
Grand World Phú Quốc
Gành Đá Đĩa
Gò Công
HCM
HN
Hang Múa
Hang Phượng Hoàng – suối Mỏ Gà
Hang Sơn Đoòng
Hoa Lư
Hoàng Su Phì
Hoàng thành Thăng Long
Huế
Hà Giang
Hà Nam
Hà Nội
Hà Tiên
Hà Tĩnh
Hòa Bình
Hòn Mun
Hòn Sơn
Hòn Đá Bạc
Hưng Yên
Hạ Long
Hải Dương
Hải Hòa
Hải Phòng
Hải Tiến
Hầm chỉ huy tướng De Castries
Hậu Giang
Hồ Ba Bể
Hồ Chí Minh
Hồ Dầu Tiếng
Hồ Gươm
Hồ Hoàn Kiếm
Hồ Hòa Bình
Hồ Kẻ Gỗ
Hồ Lắk
Hồ Na Hang – Lâm Bình
Hồ Núi Cốc
Hồ Pá Khoang
Hồ Thang Hen
Hồ Thác Bà
Hồ Tràm
Hồ Trị An
Hồ Tuyền Lâm – Thiền viện Trúc Lâm
Hồ Tà Đùng
Hồ Tây
Hồ Xuân Hương
Hồ Đại Lải
Hồng Lĩnh
Hội An
Khu bảo tồn Lung Ngọc Hoàng
Khu bảo tồn Pù Luông
Khu chứng tích Sơn Mỹ
Khu di tích ATK Định Hóa
Khu di tích Côn Sơn – Kiếp Bạc
Khu di tích Gò Tháp
Khu di tích Kim Liên (Làng Sen)
Khu di tích Lam Kinh
Khu di tích Nguyễn Sinh Sắc
Khu di tích Pác Bó
Khu di tích Tân Trào
Khu di tích Đền Hùng
Khu du lịch Bửu Long
Khu du lịch tâm linh Tây Yên Tử
Khu du lịch Đại Nam
Khu lưu niệm Đại thi hào Nguyễn Du
Khánh Hòa
Kinh Bắc
Kiên Giang
Kon Tum
Kỳ Co
Lai Châu
Lan Hạ
Long An
Long Hải
Long Thành
Long Xuyên
Làng Nôm
Làng Sen
Làng bưởi Tân Triều
Làng du lịch Mỹ Khánh
Làng gạch gốm Mang Thít
Làng gốm Bát Tràng
Làng hoa Sa Đéc
Làng nghề kẹo dừa Bến Tre
Làng nổi Tân Lập
Làng tranh Đông Hồ
Làng đá Khuổi Ky
Lào Cai
Lâm Đồng
Lý Sơn
Lăng Chủ tịch Hồ Chí Minh
Lăng Cô
Lăng Khải Định
Lăng Minh Mạng
Lăng Tự Đức
Lũng Cú
Lạng Sơn
Lục Ngạn
Mai Châu
Miếu Bà Chúa Xứ Núi Sam
Mã Pí Lèng
Móng Cái
Mù Cang Chải
Măng Đen
Mũi Cà Mau
Mũi Né
Mũi Điện (Mũi Đại Lãnh)
Mường Lống
Mường Thanh
Mẫu Sơn
Mộc Bài
Mộc Châu
Mỹ Sơn
Mỹ Tho
NT
Na Hang
Nam Cát Tiên
Nam Du
Nam Hội An
Nam Đàn
Nam Định
Nghĩa Lộ
Nghệ An
Ngã ba Đồng Lộc
Ngũ Hành Sơn
Ngọc Linh
Nha Trang
Nhà Công tử Bạc Liêu
Nhà cổ Bình Thủy
Nhà cổ Huỳnh Thủy Lê
Nhà hát lớn Hải Phòng
Nhà rông Kon Klor
Nhà thờ Tắc Sậy
Nhà thờ gỗ Kon Tum
Nhà thờ Đức Bà Sài Gòn
Nhà thờ đá Phát Diệm
Nhà thờ đá Sa Pa
Nhà trăm cột
Ninh Bình
Ninh Chữ
Ninh Kiều
Ninh Thuận
Núi Bà Rá
Núi Bà Đen
Núi Chứa Chan
Núi Cấm
Núi Langbiang
Núi Mẫu Sơn
Núi Mắt Thần
Núi Sam
Núi lửa Chư Đăng Ya
Núi đôi Quản Bạ
Năm Căn
PQ
Phan Rang
Phan Thiết
Phong Nha
Phá Tam Giang
Pháo đài Thần Công
Phú Quý
Phú Quốc
Phú Thọ
Phú Yên
Phường An Hải
Phường An Nhơn Nam
Phường Ba Đình
Phường Buôn Ma Thuột
Phường Bãi Cháy
Phường Bình Minh
Phường Bình Thuỷ
Phường Bạc Liêu
Phường Bắc Nha Trang
Phường Bến Thành
Phường Cao Lãnh
Phường Chũ
Phường Cái Răng
Phường Cửa Lò
Phường Hiệp Thành
Phường Hoa Lư
Phường Hoàn Kiếm
Phường Hà Tiên
Phường Hàm Rồng
Phường Hải Châu
Phường Hồng Bàng
Phường Hồng Gai
Phường Hội An
Phường Kim Long
Phường Kon Tum
Phường Lang Biang - Đà Lạt
Phường Long Hoa
Phường Lâm Viên - Đà Lạt
Phường Móng Cái 1
Phường Mũi Né
Phường Mộc Châu
Phường Mộc Sơn
Phường Mỹ Tho
Phường Nam Hoa Lư
Phường Nam Định
Phường Nguyệt Hoá
Phường Ngã Năm
Phường Ngũ Hành Sơn
Phường Nha Trang
Phường Ninh Kiều
Phường Phan Đình Phùng
Phường Phú An
Phường Phú Lợi
Phường Phú Xuân
Phường Phước Long
Phường Phố Hiến
Phường Quy Nhơn
Phường Quy Nhơn Đông
Phường Quảng Trị
Phường Sa Pa
Phường Sa Đéc
Phường Sài Gòn
Phường Sơn Nam
Phường Sơn Trà
Phường Sầm Sơn
Phường Tam Chúc
Phường Tam Thanh
Phường Thuận An
Phường Thuận Hoá
Phường Thuỷ Xuân
Phường Thống Nhất
Phường Thới Sơn
Phường Trí Quả
Phường Trường Vinh
Phường Trảng Bom
Phường Trấn Biên
Phường Trần Hưng Đạo
Phường Tuy Hoà
Phường Tuần Châu
Phường Tây Hoa Lư
Phường Tây Hồ
Phường Tây Nha Trang
Phường Tô Hiệu
Phường Từ Sơn
Phường Văn Miếu - Quốc Tử Giám
Phường Vĩnh Tế
Phường Vũng Tàu
Phường Xuân Hoà
Phường Xuân Hương - Đà Lạt
Phường Xuân Lộc
Phường Yên Tử
Phường Điện Biên Phủ
Phường Đô Vinh
Phường Đông Kinh
Phường Đồ Sơn
Phường Đồng Hới
Phố Hiến
Phố cổ Hà Nội
Phố cổ Hội An
Phố cổ Đồng Văn
Phố đi bộ Nguyễn Huệ
Phủ Dầy
Pleiku
Pu Ta Leng
Pác Bó
Pù Luông
Pù Mát
Quan Lạn
Quy Nhơn
Quê Bác
Quảng Bình
Quảng Nam
Quảng Ngãi
Quảng Ninh
Quảng Trị
Quảng trường Hồ Chí Minh (Vinh)
Quần thể danh thắng Tràng An
Quần thể động Pu Sam Cáp
Quần đảo Nam Du
Ruộng bậc thang Hoàng Su Phì
Ruộng bậc thang Mù Cang Chải
Rạch Giá
Rừng thông bản Áng
Rừng tràm Trà Sư
SG
Sa Huỳnh
Sa Pa
Sa Đéc
Sapa
Sun World Hòn Thơm
Sun World Hạ Long
Suối cá thần Cẩm Lương
Suối khoáng nóng Thanh Thủy
Sài Gòn
Sìn Hồ
Sóc Bom Bo
Sóc Trăng
Sông Nho Quế (hẻm Tu Sản)
Sơn La
Sơn Trà
Sơn Tây
Sơn Đoòng
Sầm Sơn
Sở chỉ huy chiến dịch Mường Phăng
TP.HCM
TPHCM
Tam Chúc
Tam Cốc
Tam Cốc – Bích Động
Tam Kỳ
Tam Đường
Tam Đảo
Thanh Hóa
Thanh Thủy
Thiên Cầm
Thiền viện Trúc Lâm Phương Nam
Thiền viện Trúc Lâm Tây Thiên
Thung Nai
Thung lũng Bắc Sơn
Thung lũng Mường Hoa
Thung lũng Tình Yêu
Thuận An
Thành cổ Quảng Trị
Thành nhà Hồ
Thành nhà Mạc
Thành phố Bắc Ninh
Thành phố Cần Thơ
Thành phố Huế
Thành phố Hà Nội
Thành phố Hải Phòng
Thành phố Hồ Chí Minh
Thành phố Hồ Chí Minh (phường Sài Gòn)
Thành phố Quảng Ninh
Thành phố Đà Nẵng
Thành phố Đồng Nai
Thác Bạc
Thác Bản Giốc
Thác Datanla
Thác Dray Nur
Thác Dải Yếm
Thác Giang Điền
Thác Pa Sỹ
Thác Tác Tình
Thái Bình
Thái Nguyên
Thánh địa Mỹ Sơn
Tháp Bà Ponagar
Tháp Bánh Ít
Tháp Nhạn
Tháp Po Klong Garai
Tháp Đôi
Thủ đô Hà Nội
Thủy điện Sơn La
Thừa Thiên Huế
Tiền Giang
Trung du và miền núi phía Bắc
Trà Sư
Trà Vinh
Tràm Chim
Tràng An
Tuy Hòa
Tuyên Quang
Tuần Châu
Tà Xùa
Tà Đùng
Tân An
Tân Cương
Tây Bắc Bộ
Tây Nguyên
Tây Ninh
Tây Yên Tử
Tây Đô
Tòa thánh Tây Ninh
Tượng Chúa Kitô Vua Vũng Tàu
Tỉnh An Giang
Tỉnh Cao Bằng
Tỉnh Cà Mau
Tỉnh Gia Lai
Tỉnh Hà Tĩnh
Tỉnh Hưng Yên
Tỉnh Khánh Hòa
Tỉnh Lai Châu
Tỉnh Lào Cai
Tỉnh Lâm Đồng
Tỉnh Lạng Sơn
Tỉnh Nghệ An
Tỉnh Ninh Bình
Tỉnh Phú Thọ
Tỉnh Quảng Ngãi
Tỉnh Quảng Trị
Tỉnh Sơn La
Tỉnh Thanh Hóa
Tỉnh Thái Nguyên
Tỉnh Tuyên Quang
Tỉnh Tây Ninh
Tỉnh Vĩnh Long
Tỉnh Điện Biên
Tỉnh Đắk Lắk
Tỉnh Đồng Tháp
Từ Sơn
U Minh
VT
VinWonders Nam Hội An
VinWonders Nha Trang
VinWonders Phú Quốc
Vinh
Việt Trì
Vân Phong
Vân Đồn
Văn Miếu – Quốc Tử Giám
Văn Thánh Miếu Vĩnh Long
Văn miếu Xích Đằng
Vĩnh Hy
Vĩnh Long
Vĩnh Mốc
Vĩnh Phúc
Vũng Tàu
Vườn quốc gia Ba Bể
Vườn quốc gia Ba Vì
Vườn quốc gia Bù Gia Mập
Vườn quốc gia Bạch Mã
Vườn quốc gia Bến En
Vườn quốc gia Cát Bà
Vườn quốc gia Cát Tiên
Vườn quốc gia Cúc Phương
Vườn quốc gia Lò Gò – Xa Mát
Vườn quốc gia Núi Chúa
Vườn quốc gia Phia Oắc – Phia Đén
Vườn quốc gia Phong Nha – Kẻ Bàng
Vườn quốc gia Pù Mát
Vườn quốc gia Tràm Chim
Vườn quốc gia U Minh Hạ
Vườn quốc gia Vũ Quang
Vườn quốc gia Xuân Sơn
Vườn quốc gia Xuân Thủy
Vườn quốc gia Yok Đôn
Vườn vải Lục Ngạn
Vị Thanh
Vịnh Bái Tử Long
Vịnh Hạ Long
Vịnh Lan Hạ
Vịnh Lăng Cô
Vịnh Vĩnh Hy
Vịnh Xuân Đài
Xuân Thành
Xã An Bình
Xã An Cư
Xã An Nhơn Tây
Xã Ba Bể
Xã Ba Vì
Xã Biển Hồ
Xã Buôn Đôn
Xã Bà Nà
Xã Bát Tràng
Xã Bù Gia Mập
Xã Bắc Hà
Xã Bắc Sơn
Xã Bờ Y
Xã Cam Lâm
Xã Chân Mây - Lăng Cô
Xã Châu Khê
Xã Cái Bè
Xã Công Hải
Xã Công Sơn
Xã Cúc Phương
Xã Cẩm Duệ
Xã Cổ Lũng
Xã Cửa Tùng
Xã Dương Minh Châu
Xã Ea Na
Xã Giao Hoà
Xã Hoà Thắng
Xã Hoà Xuân
Xã Hoàng Su Phì
Xã Hoằng Tiến
Xã Hy Cương
Xã Hương Sơn
Xã Hồ Tràm
Xã Kim Liên
Xã Lam Sơn
Xã Liên Sơn Lắk
Xã Lũng Cú
Xã Mai Châu
Xã Mù Cang Chải
Xã Măng Đen
Xã Mường La
Xã Mường Phăng
Xã Nam Cam Ranh
Xã Nam Cường
Xã Nhơn Châu
Xã Nà Hang
Xã Núi Cấm
Xã Phan Thanh
Xã Phong Nha
Xã Phát Diệm
Xã Phú Lộc
Xã Phú Thọ
Xã Phú Túc
Xã Phương Bình
Xã Phật Tích
Xã Quản Bạ
Xã Sà Phìn
Xã Sìn Hồ
Xã Sín Thầu
Xã Tam Đảo
Xã Thiên Cầm
Xã Thu Bồn
Xã Thung Nai
Xã Thăng An
Xã Thượng Trạch
Xã Thống Nhất
Xã Tiên Điền
Xã Trà Lĩnh
Xã Trường Hà
Xã Tuy An Nam
Xã Tà Đùng
Xã Tân Biên
Xã Tân Hiệp
Xã Tân Trào
Xã Tây Đô
Xã Tả Lèng
Xã Tả Van
Xã Tịnh Khê
Xã Vĩnh Hải
Xã Vũ Quang
Xã Xuân Thái
Xã Xuân Đài
Xã Y Tý
Xã Yên Bình
Xã Đak Lua
Xã Đàm Thuỷ
Xã Đá Bạc
Xã Đại Phúc
Xã Đại Đình
Xã Đất Mũi
Xã Đốc Binh Kiều
Xã Đồng Văn
Xã Đồng Đăng
Xứ Lạng
Y Tý
Yên Bái
Yên Châu
Yên Tử
Ô Quy Hồ
ĐL
ĐN
Điện Biên
Điện Biên Phủ
Đà Lạt
Đà Nẵng
Đèo Mã Pí Lèng
Đèo Ngang
Đèo Pha Đin
Đèo Ô Quy Hồ
Đông Bắc Bộ
Đông Hà
Đông Nam Bộ
Đại Lải
Đại Nội Huế
Đảo Bình Ba
Đảo Bạch Long Vĩ
Đảo Cát Bà
Đảo Cò Chi Lăng Nam
Đảo Cô Tô
Đảo Cồn Cỏ
Đảo Hòn Khoai
Đảo Lý Sơn
Đảo Ngư
Đảo Phú Quý
Đảo Phú Quốc
Đảo Quan Lạn
Đảo Tuần Châu
Đất Mũi
Đắk Lắk
Đắk Nông
Đặc khu Bạch Long Vĩ
Đặc khu Cát Hải
Đặc khu Cô Tô
Đặc khu Côn Đảo
Đặc khu Cồn Cỏ
Đặc khu Kiên Hải
Đặc khu Lý Sơn
Đặc khu Phú Quý
Đặc khu Phú Quốc
Đền Bà Chúa Kho
Đền Cuông
Đền Hùng
Đền Trần Nam Định
Đền Trần Thái Bình
Đền Đa Hòa
Đền Đô
Đỉnh Bạch Mộc Lương Tử
Đỉnh Fansipan
Đỉnh Ngọc Linh
Đỉnh Pu Ta Leng
Địa đạo Củ Chi
Địa đạo Vịnh Mốc
Đồ Sơn
Đồi A1
Đồi chè Long Cốc
Đồi chè Mộc Châu
Đồi chè Thanh Chương
Đồi chè Tân Cương
Đồng Châu
Đồng Hới
Đồng Lộc
Đồng Nai
Đồng Tháp
Đồng Văn
Đồng Xoài
Đồng bằng sông Cửu Long
Đồng bằng sông Hồng
Đồng Đăng
Động Ngườm Ngao
Động Nhị Thanh
Động Phong Nha
Động Puông
Động Tam Thanh
Động Thiên Đường
Ải Chi Lăng
`
  .trim()
  .split('\n');
