import { readSights } from './read-sights.ts';

/** Sights of the North Central region, by province. */
export const northCentralSights = readSights(`
# thanh-hoa
hon-trong-mai-sam-son | Hòn Trống Mái Sầm Sơn | sight | 19.734, 105.902 | 420 | beach-headland-dawn-1 | Hòn Trống Mái; Núi Trường Lệ | Hai khối đá chồng lên nhau trên núi Trường Lệ, leo lên hóng gió và nhìn dọc bãi Sầm Sơn.
den-doc-cuoc | Đền Độc Cước | temple | 19.742, 105.906 | 340 | theatre-gate-mist-1 | Hòn Cổ Giải | Đền nằm trên mỏm đá đầu bãi Sầm Sơn, thờ thần Độc Cước xẻ đôi mình giữ biển và giữ đất.
den-ba-trieu | Đền Bà Triệu | temple | 19.967, 105.832 | 360 | theatre-gate-dusk-1 | Lăng Bà Triệu; Núi Tùng | Đền và lăng Bà Triệu dưới chân núi bên quốc lộ 1, xe đi Bắc – Nam hay dừng thắp hương.
thac-may | Thác Mây | waterfall | 20.335, 105.440 | 340 | waterfall-terraces-dawn-1 | Thác Chín Bậc; Thác Mây Thạch Thành | Thác xếp chín bậc thấp giữa rừng Thạch Thành, hè đông các bạn trẻ xuống tắm.
ban-don-pu-luong | Bản Đôn Pù Luông | village | 20.447, 105.195 | 460 | rice-terraces-houses-mist-1 | Bản Đôn; Thành Lâm | Bản Thái trong thung lũng Pù Luông, nhà nghỉ nhìn xuống ruộng bậc thang và guồng nước.
ban-hieu | Bản Hiêu | village | 20.495, 105.230 | 380 | rice-terraces-valley-mist-1 | Thác Hiêu | Bản Thái bên suối Hiêu, nước đổ thành nhiều bậc ngay cạnh nhà sàn, trời nóng xuống ngâm chân.
dong-tu-thuc | Động Từ Thức | cave | 20.030, 105.950 | 260 | cave-hall-dusk-1 | Từ Thức; Nga Sơn | Hang đá ở Nga Sơn gắn với chuyện Từ Thức gặp tiên, nhũ đá mang tên kho gạo, kho tiền.
phu-na | Phủ Na | temple | 19.712, 105.573 | 280 | theatre-gate-noon-1 | Phủ Na Thanh Hóa | Đền thờ Mẫu giữa suối và rừng dưới núi Nưa, đầu năm người đi lễ nối nhau.
am-tien-nui-nua | Am Tiên núi Nưa | temple | 19.730, 105.610 | 300 | theatre-colonnade-golden-1 | Am Tiên; Núi Nưa | Huyệt đạo trên đỉnh núi Nưa nơi Bà Triệu dấy nghĩa, lên từ sớm để đón nắng đầu ngày.
dao-nghi-son | Đảo Nghi Sơn | island | 19.310, 105.820 | 300 | beach-cove-dusk-1 | Nghi Sơn | Bán đảo làng chài phía nam Thanh Hóa với bãi đá, xóm lưới và những bè cá giữa vịnh.
bai-dong-nghi-son | Bãi Đông Nghi Sơn | beach | 19.294, 105.808 | 280 | beach-parasol-dusk-1 | Bãi Đông | Bãi cát vắng quay ra biển ở Nghi Sơn, sóng êm, hàng quán ít nên nhớ mang theo nước.
sun-world-sam-son | Sun World Sầm Sơn | theme-park | 19.755, 105.905 | 400 | cable-park-seaside-dusk-1 | Công viên nước Sầm Sơn | Công viên nước và vui chơi bên quảng trường biển Sầm Sơn, mùa hè mở cả buổi tối.
san-bay-tho-xuan | Sân bay Thọ Xuân | airport | 19.902, 105.468 | 150 | road-airport-dusk-1 | THD; Sân bay Thanh Hóa; Sân bay Sao Vàng | Sân bay của Thanh Hóa, cách trung tâm chừng 45 km và Sầm Sơn khoảng một giờ rưỡi xe.
# nghe-an
thac-khe-kem | Thác Khe Kèm | waterfall | 18.965, 104.790 | 340 | waterfall-jungle-mist-1 | Khe Kèm; Thác Kèm | Thác cao trong rừng Pù Mát, bà con Thái gọi là Bổ Bố, vào bằng đường nhựa từ Con Cuông.
dap-pha-lai | Đập Phà Lài | lake | 18.940, 104.920 | 260 | island-sea-paddle-boards-dawn-1 | Phà Lài; Sông Giăng | Bến thuyền ngược sông Giăng vào rừng Pù Mát, nước xanh giữa hai bờ núi đá.
den-ong-hoang-muoi | Đền Ông Hoàng Mười | temple | 18.640, 105.690 | 440 | theatre-gate-mist-1 | Ông Hoàng Mười; Đền Ông Hoàng Mười Nghệ An | Đền bên sông Lam ở Hưng Nguyên, người buôn bán khắp nơi về lễ dịp rằm tháng Ba, mùng mười tháng Mười âm lịch.
nui-quyet | Núi Quyết | mountain | 18.655, 105.700 | 300 | cable-park-ridges-golden-1 | Phượng Hoàng Trung Đô; Núi Dũng Quyết; Đền thờ vua Quang Trung Vinh | Ngọn núi ven sông Lam ngay trong lòng Vinh, trên đỉnh có đền thờ vua Quang Trung.
bai-bien-cua-hoi | Bãi biển Cửa Hội | beach | 18.770, 105.750 | 300 | beach-hammock-night-1 | Cửa Hội | Đầu phía nam của dải biển Cửa Lò, có bến cá và cầu nối sang Hà Tĩnh, sáng mua mực nhảy.
bai-bien-dien-thanh | Bãi biển Diễn Thành | beach | 18.965, 105.620 | 280 | beach-parasol-golden-1 | Diễn Châu; Biển Diễn Châu | Bãi biển thoải ở Diễn Châu, bớt đông hơn Cửa Lò, có khu nghỉ dưới rừng phi lao.
bai-bien-quynh | Bãi biển Quỳnh | beach | 19.160, 105.730 | 300 | beach-pair-dusk-1 | Biển Quỳnh | Dải cát phía bắc Nghệ An trải dài qua mấy làng chài, sáng sớm mua cá ngay mép sóng.
khu-luu-niem-phan-boi-chau | Khu lưu niệm Phan Bội Châu | historic-site | 18.702, 105.495 | 220 | theatre-hall-dawn-1 | Nhà cụ Phan Bội Châu | Nếp nhà tranh nơi Phan Bội Châu sống thuở trẻ, nằm trong vườn cây ở trung tâm Nam Đàn.
truong-bon | Truông Bồn | historic-site | 18.820, 105.430 | 280 | theatre-gate-dusk-1 | Khu di tích Truông Bồn | Con dốc trên tuyến đường chiến lược xưa, nơi tưởng niệm các thanh niên xung phong ngã xuống năm 1968.
cua-khau-nam-can | Cửa khẩu Nậm Cắn | border-crossing | 19.445, 104.095 | 180 | road-mountain-van-golden-1 | Nậm Cắn | Cửa khẩu với Lào ở Kỳ Sơn, đường lên nhiều dốc, chợ phiên họp vào buổi sáng.
san-bay-vinh | Sân bay Vinh | airport | 18.738, 105.671 | 160 | road-airport-dusk-1 | VII; Sân bay Nghệ An | Sân bay của Nghệ An, gần trung tâm Vinh và cách biển Cửa Lò chừng hai mươi phút xe.
ga-vinh | Ga Vinh | railway-station | 18.687, 105.665 | 150 | road-city-bridge-dusk-1 |  | Nhà ga Bắc – Nam ở phía tây Vinh, khách đi Cửa Lò và quê Bác thường xuống đây.
# ha-tinh
den-cho-cui | Đền Chợ Củi | temple | 18.620, 105.690 | 340 | theatre-gate-noon-1 | Đền Củi | Đền bên sông Lam phía Nghi Xuân thờ ông Hoàng Mười, gần cầu Bến Thủy nên đi cùng đền bên kia sông.
bai-bien-ky-ninh | Bãi biển Kỳ Ninh | beach | 18.130, 106.320 | 260 | beach-single-dusk-1 | Kỳ Ninh; Mũi Đao | Bãi biển cong ở Kỳ Anh, kề bên là đền Bà Hải, sau lưng có làng làm mắm.
den-ba-hai | Đền Bà Hải | temple | 18.120, 106.325 | 260 | theatre-hall-dawn-1 | Đền Chế Thắng phu nhân; Nguyễn Thị Bích Châu | Đền thờ bà Nguyễn Thị Bích Châu ở Kỳ Ninh, ngư dân đến lễ trước mùa biển.
bai-bien-thach-hai | Bãi biển Thạch Hải | beach | 18.390, 105.988 | 260 | beach-boats-dawn-1 | Thạch Hải; Quỳnh Viên | Bãi biển gần trung tâm Hà Tĩnh, dưới chân núi Nam Giới có chùa Quỳnh Viên.
bai-bien-loc-ha | Bãi biển Lộc Hà | beach | 18.476, 105.905 | 260 | beach-boats-golden-1 | Lộc Hà; Xuân Hải | Bờ biển làng chài với chợ cá sáng sớm, chiều ngồi chòi ăn ghẹ nhìn ra cửa Sót.
khu-luu-niem-tran-phu | Khu lưu niệm Trần Phú | historic-site | 18.525, 105.588 | 200 | theatre-colonnade-noon-1 | Trần Phú | Mộ và nhà lưu niệm Tổng Bí thư Trần Phú ở Đức Thọ, trên đồi nhìn ra ngã ba sông Tam Soa.
suoi-khoang-nong-son-kim | Suối khoáng nóng Sơn Kim | hot-spring | 18.430, 105.230 | 240 | waterfall-jungle-mist-1 | Nước Sốt; Sơn Kim | Nguồn nước nóng trong rừng trên đường lên cửa khẩu Cầu Treo, tắm khoáng rồi ăn hươu Hương Sơn.
cua-khau-cau-treo | Cửa khẩu Cầu Treo | border-crossing | 18.395, 105.160 | 200 | road-mountain-van-golden-1 | Cầu Treo | Cửa khẩu quốc tế sang Lào trên quốc lộ 8, đường đèo xanh rừng và hay có sương.
lang-truong-luu | Làng Trường Lưu | ancient-village | 18.440, 105.665 | 200 | old-town-quay-dusk-1 | Mộc bản Trường Lưu; Phúc Giang thư viện | Làng văn hóa họ Nguyễn Huy ở Can Lộc, giữ mộc bản, hát ví phường vải và giếng làng.
# quang-tri
dong-tien-son | Động Tiên Sơn | cave | 17.583, 106.287 | 420 | cave-river-dawn-1 | Tiên Sơn; Động khô Phong Nha; Quảng Bình | Hang khô ngay phía trên cửa động Phong Nha, leo vài trăm bậc rồi đi trên sàn gỗ giữa nhũ đá.
hang-toi | Hang Tối | cave | 17.578, 106.247 | 560 | cave-river-noon-1 | Dark Cave; Sông Chày – Hang Tối; Quảng Bình | Đu zipline qua sông Chày, bơi vào hang tối và ngâm bùn, một buổi ướt sũng mà vui.
suoi-nuoc-mooc | Suối Nước Moọc | sight | 17.552, 106.232 | 460 | market-flowers-dawn-1 | Suối Moọc; Nước Moọc; Quảng Bình | Mạch nước trồi từ lòng núi chảy thành suối xanh, có cầu tre, chèo kayak và bãi tắm.
ozo-park | Ozo Park | theme-park | 17.560, 106.240 | 340 | cable-park-seaside-noon-1 | Ozo Treetop Park; Quảng Bình | Công viên dây mạo hiểm trong rừng Phong Nha, qua cầu treo rồi xuống suối chơi nước.
hang-en | Hang Én | cave | 17.470, 106.290 | 500 | cave-skylight-golden-1 | Hang En Cave; Quảng Bình | Hang có bãi cát bên hồ để dựng lều, đi bộ một ngày qua rừng và bản Đoòng mới tới.
hang-tu-lan | Hang Tú Làn | cave | 17.800, 105.960 | 440 | cave-hall-noon-1 | Tú Làn; Tu Lan Cave; Quảng Bình | Chuỗi hang nước ở Tân Hóa, vừa đi bộ qua đồng vừa bơi qua sông ngầm.
vung-chua-dao-yen | Vũng Chùa – Đảo Yến | historic-site | 17.915, 106.465 | 460 | theatre-colonnade-dawn-1 | Vũng Chùa; Mộ Đại tướng Võ Nguyên Giáp; Đảo Yến; Quảng Bình | Nơi yên nghỉ của Đại tướng Võ Nguyên Giáp trên sườn núi nhìn ra Đảo Yến.
doi-cat-quang-phu | Đồi cát Quang Phú | sight | 17.510, 106.615 | 380 | dunes-crest-dawn-1 | Cồn cát Quang Phú; Quang Phú; Quảng Bình | Những cồn cát vàng sát biển phía bắc Đồng Hới, chiều mát ra trượt cát và ngắm mặt trời lặn.
thanh-dong-hoi | Thành Đồng Hới | historic-site | 17.467, 106.624 | 260 | theatre-gate-noon-1 | Quảng Bình Quan; Thành cổ Đồng Hới; Quảng Bình | Dấu thành và hào nước giữa Đồng Hới, gần đó có cổng Quảng Bình Quan xây lại.
thap-chuong-tam-toa | Tháp chuông Tam Tòa | historic-site | 17.473, 106.624 | 260 | theatre-hall-mist-1 | Nhà thờ Tam Tòa; Quảng Bình | Tháp chuông còn sót của nhà thờ bị bom phá bên sông Nhật Lệ, giữ nguyên làm chứng tích.
bai-bien-bao-ninh | Bãi biển Bảo Ninh | beach | 17.468, 106.642 | 340 | beach-boats-dusk-1 | Bảo Ninh; Quảng Bình | Dải cát mịn phía bên kia cầu Nhật Lệ, nhiều khách sạn mới mà bãi vẫn thoáng.
bai-da-nhay | Bãi Đá Nhảy | beach | 17.655, 106.505 | 360 | beach-parasol-dusk-1 | Đá Nhảy; Lý Hòa; Quảng Bình | Những tảng đá nằm chơi với sóng dưới chân đèo Lý Hòa, bên cạnh là làng chài cùng tên.
chua-hoang-phuc | Chùa Hoằng Phúc | pagoda | 17.235, 106.790 | 260 | theatre-hall-noon-1 | Chùa Kính Thiên; Quảng Bình | Ngôi chùa cổ ở Lệ Thủy còn chiếc chuông đồng thời Nguyễn, phục dựng với sân rộng.
suoi-nuoc-nong-bang | Suối nước nóng Bang | hot-spring | 17.070, 106.690 | 300 | spa-hot-spring-mist-1 | Bang Onsen; Suối Bang; Quảng Bình | Nguồn nước rất nóng trong rừng Lệ Thủy, nay có khu tắm khoáng và lối dạo ven suối.
nha-tho-la-vang | Nhà thờ La Vang | church | 16.705, 107.195 | 440 | heritage-church-dusk-1 | Thánh địa La Vang; Đức Mẹ La Vang | Trung tâm hành hương của người Công giáo, giữa tháng Tám hằng năm đông khách về dự lễ kiệu.
nghia-trang-liet-si-truong-son | Nghĩa trang liệt sĩ Trường Sơn | historic-site | 16.958, 106.955 | 420 | theatre-colonnade-dawn-1 | Nghĩa trang Trường Sơn | Nơi an nghỉ của hơn mười nghìn liệt sĩ mở đường Trường Sơn, hàng bia trắng nằm dưới rừng cây.
san-bay-ta-con | Sân bay Tà Cơn | historic-site | 16.655, 106.730 | 360 | theatre-gate-mist-1 | Khe Sanh; Tà Cơn; Khe Sanh Combat Base | Căn cứ cũ ở Khe Sanh với đường băng đất đỏ, máy bay C-130 và nhà trưng bày nhỏ.
cua-khau-lao-bao | Cửa khẩu Lao Bảo | border-crossing | 16.620, 106.600 | 320 | road-rice-fields-dawn-1 | Lao Bảo | Cửa khẩu sang Lào trên đường 9, chợ nhiều hàng Thái và hàng Lào, gần nhà tù Lao Bảo cũ.
bai-bien-cua-viet | Bãi biển Cửa Việt | beach | 16.905, 107.190 | 340 | beach-boats-golden-1 | Cửa Việt | Bãi cát thoải bên cảng Cửa Việt, nơi lên tàu ra Cồn Cỏ, chiều có nhà hàng cá nướng.
tram-tra-loc | Trằm Trà Lộc | lake | 16.745, 107.295 | 220 | pine-hills-lake-dawn-1 | Trà Lộc | Hồ nước dưới rừng tràm ở Hải Lăng, khách ngồi chòi ăn cá lóc nướng ngày hè.
san-bay-dong-hoi | Sân bay Đồng Hới | airport | 17.515, 106.591 | 150 | road-airport-dusk-1 | VDH; Sân bay Quảng Bình; Quảng Bình | Sân bay sát biển, gần trung tâm Đồng Hới, đi Phong Nha chừng một giờ xe.
ga-dong-hoi | Ga Đồng Hới | railway-station | 17.470, 106.600 | 150 | road-rice-fields-noon-1 | Quảng Bình | Ga Bắc – Nam của Đồng Hới, từ đây có xe buýt và xe đón khách lên Phong Nha.
# hue
lang-gia-long | Lăng Gia Long | heritage-site | 16.362, 107.602 | 420 | theatre-hall-dawn-1 | Thiên Thọ Lăng | Lăng vua đầu triều Nguyễn nằm giữa đồi thông và hồ nước, xa phố nên bước chân tự nhiên chậm lại.
lang-thieu-tri | Lăng Thiệu Trị | heritage-site | 16.420, 107.570 | 320 | theatre-hall-golden-1 | Xương Lăng | Lăng vắng khách giữa ruộng và vườn cây, mấy mặt hồ nối nhau nở sen khi vào hè.
lang-dong-khanh | Lăng Đồng Khánh | heritage-site | 16.432, 107.571 | 320 | voyage-pagoda-hill-mist-1 | Tư Lăng | Lăng nhỏ gần lăng Tự Đức, trong điện còn cửa kính màu và phù điêu đất nung pha nét Tây.
dien-hon-chen | Điện Hòn Chén | temple | 16.423, 107.560 | 360 | theatre-colonnade-golden-1 | Hòn Chén; Huệ Nam Điện | Ngôi điện trên vách núi bên sông Hương, tháng Bảy âm lịch thuyền rồng rước Mẫu kín mặt nước.
chua-tu-hieu | Chùa Từ Hiếu | pagoda | 16.437, 107.572 | 420 | theatre-gate-mist-1 | Từ Hiếu; Tổ đình Từ Hiếu | Tổ đình giữa rừng thông, nơi thiền sư Thích Nhất Hạnh xuất gia và trở về những năm cuối đời.
chua-tu-dam | Chùa Từ Đàm | pagoda | 16.452, 107.582 | 320 | theatre-hall-dawn-1 | Từ Đàm | Ngôi chùa trên đồi dốc đường Sư Liễu Quán, rằm tháng Tư phật tử Huế tụ về rất đông.
chua-huyen-khong-son-thuong | Chùa Huyền Không Sơn Thượng | pagoda | 16.452, 107.492 | 380 | theatre-hall-dawn-1 | Huyền Không Sơn Thượng; Chùa Huyền Không | Chùa trong thung thông phía tây Huế, ao súng, vườn lan và những bức thư pháp trên gỗ.
cho-dong-ba | Chợ Đông Ba | market | 16.472, 107.589 | 560 | market-floating-mist-1 | Đông Ba | Chợ bên sông Hương, tầng dưới bán mè xửng, nón lá, mắm, ghé hàng bún và chè lúc xế chiều.
doi-vong-canh | Đồi Vọng Cảnh | mountain | 16.424, 107.567 | 420 | rice-terraces-ridge-mist-1 | Vọng Cảnh | Ngọn đồi thông nhìn xuống khúc quanh sông Hương, chiều người Huế lên ngồi ngắm nước.
nui-ngu-binh | Núi Ngự Bình | mountain | 16.437, 107.595 | 300 | cable-park-ridges-mist-1 | Ngự Bình | Ngọn núi làm bình phong cho kinh thành, trồng thông, leo nửa giờ là thấy Huế dưới chân.
dan-nam-giao | Đàn Nam Giao | heritage-site | 16.436, 107.583 | 280 | theatre-hall-noon-1 | Nam Giao | Đàn tế trời của triều Nguyễn giữa rừng thông, ba tầng nền tròn vuông chồng lên nhau.
bao-tang-co-vat-cung-dinh-hue | Bảo tàng Cổ vật Cung đình Huế | museum | 16.470, 107.582 | 320 | heritage-museum-dusk-1 | Điện Long An | Đồ sứ, áo mão và long sàng của triều Nguyễn trong ngôi điện gỗ chạm thơ, gần cửa Hiển Nhơn.
cung-an-dinh | Cung An Định | historic-site | 16.457, 107.598 | 380 | heritage-palace-dusk-1 | An Định | Cung điện kiểu Âu bên sông An Cựu, nơi vua Khải Định và gia đình vua Bảo Đại từng ở.
lang-co-phuoc-tich | Làng cổ Phước Tích | ancient-village | 16.640, 107.310 | 320 | old-town-street-dawn-1 | Phước Tích | Làng gốm cũ trong vòng sông Ô Lâu, nhà rường dưới vườn cây và những lu sành trước ngõ.
cau-ngoi-thanh-toan | Cầu ngói Thanh Toàn | bridge | 16.466, 107.643 | 400 | old-town-river-dawn-1 | Thanh Toàn; Cầu ngói Huế | Cây cầu gỗ lợp ngói giữa làng quê ngoại ô Huế, trưa hè người làng nằm nghỉ trên sập cầu.
lang-huong-thuy-xuan | Làng hương Thủy Xuân | craft-village | 16.431, 107.569 | 480 | craft-incense-golden-1 | Thủy Xuân; Làng hương Huế | Những bó chân hương nhuộm màu xòe như hoa ven đường lên lăng Tự Đức, ghé se thử một cây.
pho-di-bo-nguyen-dinh-chieu-hue | Phố đi bộ Nguyễn Đình Chiểu Huế | walking-street | 16.465, 107.587 | 380 | old-quarter-lake-dusk-1 | Cầu gỗ lim; Cầu đi bộ sông Hương | Con đường đi bộ ven sông Hương với sàn gỗ lim, chiều tối có gió và nhạc.
pho-tay-hue | Phố Tây Huế | walking-street | 16.470, 107.595 | 380 | market-night-stalls-dusk-1 | Phố đi bộ Phạm Ngũ Lão | Cụm phố Phạm Ngũ Lão – Chu Văn An – Võ Thị Sáu, cuối tuần cấm xe cho quán xá bày bàn ghế.
ho-thuy-tien | Hồ Thủy Tiên | lake | 16.409, 107.578 | 420 | island-sea-paddle-boards-golden-1 | Công viên nước Hồ Thủy Tiên | Công viên nước bỏ hoang với con rồng bê tông giữa hồ, nay được thành phố dọn lại làm nơi dạo chơi.
dam-chuon | Đầm Chuồn | sight | 16.525, 107.650 | 380 | island-sea-nipa-dawn-1 | Chuồn; Đầm Chuồn Huế | Mặt đầm nhà chồ và lưới nò, chiều ra ăn bánh khoái cá kình ngắm mặt trời xuống.
ru-cha | Rú Chá | nature-reserve | 16.560, 107.620 | 360 | island-sea-nipa-golden-1 | Rừng ngập mặn Rú Chá | Rừng ngập mặn nhỏ gần cửa biển, vào thu lá chá ngả vàng, có lối đi và đài ngắm.
bai-bien-canh-duong | Bãi biển Cảnh Dương | beach | 16.290, 108.020 | 360 | beach-parasol-noon-1 | Cảnh Dương | Bãi cát cong giữa hai mũi núi ở Chân Mây, sóng êm và cắm trại được khi trời yên.
dam-lap-an | Đầm Lập An | sight | 16.245, 108.060 | 460 | market-flowers-golden-1 | Lập An; Đầm An Cư | Đầm nước lợ dưới chân đèo Hải Vân, mặt nước phẳng soi núi, quanh bờ bán hàu nướng.
suoi-voi | Suối Voi | waterfall | 16.250, 107.955 | 420 | waterfall-jungle-golden-1 | Elephant Springs | Suối nước trong có những tảng đá hình voi, mùa hè người Huế và Đà Nẵng kéo về tắm.
suoi-khoang-nong-thanh-tan | Suối khoáng nóng Thanh Tân | hot-spring | 16.545, 107.395 | 360 | spa-hot-spring-mist-1 | Alba Thanh Tân; Thanh Tân | Nguồn khoáng nóng dưới chân núi phía tây bắc Huế, có bể ngâm, máng trượt và đường zipline.
a-luoi | A Lưới | sight | 16.260, 107.240 | 280 | road-rice-fields-dawn-1 | Đồi A Biah; Suối A Lin | Thung lũng của người Tà Ôi, Pa Kô trên đường Hồ Chí Minh, có dệt zèng và những con thác mát.
san-bay-phu-bai | Sân bay Phú Bài | airport | 16.402, 107.703 | 170 | road-airport-dusk-1 | HUI; Sân bay Huế; Sân bay quốc tế Phú Bài | Sân bay của Huế, cách Đại Nội khoảng 15 km, đi xe chừng nửa giờ.
ga-hue | Ga Huế | railway-station | 16.457, 107.578 | 200 | road-city-bridge-dusk-1 | Hue Railway Station | Nhà ga màu hồng nhạt thời Pháp bên sông An Cựu, nơi lên chuyến tàu qua đèo Hải Vân.
`);
