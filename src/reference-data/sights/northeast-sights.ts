import { readSights } from './read-sights.ts';

/** Sights of the northeast, by province. */
export const northeastSights = readSights(`
# cao-bang
lang-ren-phuc-sen | Làng rèn Phúc Sen | craft-village | 22.683, 106.420 | 260 | craft-pottery-golden-1 | Phúc Sen; Pác Rằng | Làng người Nùng An bên đường đi Quảng Uyên, tiếng búa đe rộn từ sáng, dao kéo bán ngay trước hiên.
deo-khau-coc-cha | Đèo Khau Cốc Chà | mountain-pass | 22.900, 105.800 | 340 | motorbike-pass-noon-1 | Đèo 15 tầng; Đèo Mẻ Pia; Khau Cốc Chà | Mười mấy khúc cua xếp chồng lên nhau ở Xuân Trường, leo lên đồi đối diện mới nhìn trọn con đèo.
khu-di-tich-kim-dong | Khu di tích Kim Đồng | historic-site | 22.860, 106.045 | 220 | theatre-colonnade-noon-1 | Mộ Kim Đồng; Nà Mạ | Mộ người đội viên liên lạc Kim Đồng dưới chân núi, trên đường từ trung tâm Cao Bằng vào Pác Bó.
rung-tran-hung-dao | Rừng Trần Hưng Đạo | historic-site | 22.610, 106.050 | 210 | theatre-colonnade-dawn-1 | Khu di tích rừng Trần Hưng Đạo | Khu rừng nơi thành lập Đội Việt Nam Tuyên truyền Giải phóng quân năm 1944, đường vào rợp bóng cây.
chua-phat-tich-truc-lam-ban-gioc | Chùa Phật tích Trúc Lâm Bản Giốc | pagoda | 22.850, 106.720 | 320 | theatre-hall-mist-1 | Chùa Bản Giốc; Trúc Lâm Bản Giốc | Ngôi chùa trên sườn núi nhìn xuống thác Bản Giốc và dòng Quây Sơn, lên vào lúc chiều nắng dịu.
pho-di-bo-kim-dong | Phố đi bộ Kim Đồng | walking-street | 22.667, 106.258 | 200 | market-street-food-dusk-1 | Phố đi bộ Cao Bằng | Con phố trung tâm mở cho người đi bộ tối cuối tuần, có bánh cuốn nước xương và hạt dẻ nóng.
# tuyen-quang
doc-tham-ma | Dốc Thẩm Mã | mountain-pass | 23.165, 105.210 | 560 | motorbike-pass-mist-1 | Dốc Thẩm Mã Hà Giang; Dốc chín khoanh; Hà Giang | Con dốc chín khúc cua trên đường đi Đồng Văn, dừng ở đỉnh dốc là thấy trọn những vòng cua bên dưới.
lang-van-hoa-lung-cam | Làng văn hóa Lũng Cẩm | village | 23.200, 105.230 | 480 | festival-stone-plateau-golden-1 | Lũng Cẩm; Nhà của Pao; Sủng Là; Hà Giang | Bản nhỏ ở thung lũng Sủng Là có ngôi nhà cổ trong phim Chuyện của Pao, tường đất và hàng rào đá.
lang-lo-lo-chai | Làng Lô Lô Chải | village | 23.357, 105.318 | 520 | market-highland-mist-1 | Lô Lô Chải; Bản Lô Lô Chải; Hà Giang | Làng nhà trình tường của người Lô Lô dưới chân cột cờ Lũng Cú, nhiều nhà mở homestay và quán cà phê.
meo-vac | Mèo Vạc | town | 23.161, 105.405 | 420 | market-highland-noon-1 | Phố cổ Mèo Vạc; Chợ phiên Mèo Vạc; Hà Giang | Thị trấn trong lòng chảo đá tai mèo, sáng Chủ nhật họp chợ phiên với khu bán bò và thắng cố.
thon-nam-dam | Thôn Nặm Đăm | village | 23.055, 104.985 | 330 | festival-stone-plateau-noon-1 | Nặm Đăm; Làng Nặm Đăm; Hà Giang | Làng người Dao chàm dưới núi Quản Bạ, nhà trình tường mái ngói, tối được ngâm chân nước lá thuốc.
cong-troi-quan-ba | Cổng trời Quản Bạ | sight | 23.050, 104.975 | 420 | motorbike-pass-dawn-1 | Quản Bạ; Hà Giang | Nơi con đường bắt đầu bước vào cao nguyên đá, nhìn xuống thung lũng Tam Sơn và núi đôi.
khu-di-tich-cang-bac-me | Khu di tích Căng Bắc Mê | historic-site | 22.735, 105.330 | 200 | theatre-colonnade-dawn-1 | Căng Bắc Mê; Hà Giang | Đồn và nhà giam thời Pháp trên sườn núi cạnh sông Gâm, nay còn tường đá nằm giữa rừng.
thuy-dien-tuyen-quang | Thủy điện Tuyên Quang | landmark | 22.360, 105.400 | 220 | night-city-promenade-golden-1 | Đập Na Hang | Đập lớn chặn sông Gâm giữa những vách núi Na Hang, gần đó là bến thuyền đi lòng hồ.
cot-moc-so-0-ha-giang | Cột mốc số 0 Hà Giang | sight | 22.825, 104.984 | 380 | pine-hills-path-noon-1 | Km0 Hà Giang; Cột mốc số 0; Hà Giang | Cột mốc bên bờ sông Lô, chỗ chụp tấm ảnh đầu tiên trước khi chạy xe lên cao nguyên đá.
suoi-khoang-my-lam | Suối khoáng Mỹ Lâm | hot-spring | 21.770, 105.110 | 340 | spa-hot-spring-mist-1 | Mỹ Lâm; Khoáng nóng Mỹ Lâm | Nguồn khoáng nóng ngoài trung tâm Tuyên Quang, ngâm mình cuối tuần sau chặng đường dài.
nui-chieu-lau-thi | Núi Chiêu Lầu Thi | mountain | 22.640, 104.600 | 330 | cable-park-ridges-noon-1 | Chiêu Lầu Thi; Kiêu Liêu Ti; Hà Giang | Đỉnh núi ở Hoàng Su Phì nơi người ta lên từ tờ mờ sáng chờ biển mây tràn qua ruộng bậc thang.
dinh-tay-con-linh | Đỉnh Tây Côn Lĩnh | mountain | 22.805, 104.795 | 320 | rice-terraces-ridge-golden-1 | Tây Côn Lĩnh; Hà Giang | Dãy núi phủ rừng nguyên sinh và những đồi chè shan tuyết cổ thụ, leo mất hai ngày đường.
# thai-nguyen
thac-dau-dang | Thác Đầu Đẳng | waterfall | 22.470, 105.570 | 320 | waterfall-terraces-dawn-1 | Đầu Đẳng; Bắc Kạn | Nơi sông Năng đổ qua bãi đá lớn ở phía tây hồ Ba Bể, thường ghé trong chuyến thuyền đi hồ.
ban-pac-ngoi | Bản Pác Ngòi | village | 22.395, 105.615 | 330 | rice-terraces-valley-mist-1 | Pác Ngòi; Bắc Kạn | Bản người Tày bên hồ Ba Bể, nhà sàn quay ra cánh đồng và con suối đổ vào hồ.
ao-tien | Ao Tiên | lake | 22.425, 105.605 | 220 | island-sea-paddle-boards-dusk-1 | Ao Tiên Ba Bể; Bắc Kạn | Hồ nước nhỏ kín trong rừng cạnh hồ Ba Bể, thuyền ghé bến rồi đi bộ một đoạn ngắn.
den-duom | Đền Đuổm | temple | 21.750, 105.720 | 280 | theatre-colonnade-noon-1 | Phú Lương | Đền thờ Dương Tự Minh dựa lưng vào núi đá ở Phú Lương, hội mở mùng 6 tháng Giêng.
khong-gian-van-hoa-tra-tan-cuong | Không gian văn hóa trà Tân Cương | museum | 21.545, 105.755 | 260 | heritage-museum-dusk-1 | Bảo tàng chè Tân Cương | Ngôi nhà kể chuyện cây chè Thái Nguyên, uống thử chén trà xanh rồi ra nương xem hái chè.
# lang-son
cua-khau-tan-thanh | Cửa khẩu Tân Thanh | border-crossing | 21.986, 106.683 | 360 | road-city-bridge-dusk-1 | Tân Thanh; Chợ Tân Thanh | Cửa khẩu kèm khu chợ biên giới bán quần áo, đồ gia dụng, khách hay ghép trong một ngày đi Lạng Sơn.
cho-ky-lua | Chợ Kỳ Lừa | market | 21.853, 106.762 | 360 | market-floating-dawn-1 | Kỳ Lừa; Chợ đêm Kỳ Lừa | Khu chợ lâu đời của xứ Lạng, tối mở chợ đêm với vịt quay lá mắc mật và đồ biên mậu.
tuong-nang-to-thi | Tượng nàng Tô Thị | historic-site | 21.858, 106.748 | 320 | theatre-hall-noon-1 | Tô Thị; Nàng Tô Thị; Núi Vọng Phu Lạng Sơn | Khối đá hình người mẹ bồng con trên núi Tam Thanh, nay đã dựng lại, đi liền câu ca Đồng Đăng có phố Kỳ Lừa.
den-ky-cung | Đền Kỳ Cùng | temple | 21.847, 106.758 | 260 | theatre-gate-mist-1 | Đền Quan lớn Tuần Tranh | Ngôi đền bên cầu Kỳ Cùng, tháng Giêng rước kiệu sang đền Tả Phủ trong hội Kỳ Lừa.
den-mau-dong-dang | Đền Mẫu Đồng Đăng | temple | 21.946, 106.700 | 340 | theatre-gate-dusk-1 | Đồng Đăng | Đền thờ Mẫu gần ga Đồng Đăng, người đi lễ đầu năm thường ghép cùng một vòng chợ biên giới.
ga-dong-dang | Ga Đồng Đăng | railway-station | 21.942, 106.706 | 160 | night-city-promenade-golden-1 |  | Ga đường sắt gần biên giới, điểm cuối tuyến Hà Nội – Đồng Đăng và là cửa nối liên vận sang Trung Quốc.
thao-nguyen-dong-lam | Thảo nguyên Đồng Lâm | sight | 21.660, 106.370 | 380 | rice-terraces-knoll-golden-1 | Đồng Lâm; Hữu Liên | Bãi cỏ giữa núi đá Hữu Liên, mùa khô xanh mướt cho ngựa gặm, mùa mưa nước dâng thành hồ.
# quang-ninh
dao-ti-top | Đảo Ti Tốp | island | 20.858, 107.081 | 620 | island-sea-kayaks-golden-1 | Ti Tốp; Titop; Bãi tắm Ti Tốp | Bãi cát nhỏ hình vầng trăng trong vịnh Hạ Long, leo hơn bốn trăm bậc để nhìn toàn cảnh vịnh.
hang-sung-sot | Hang Sửng Sốt | cave | 20.843, 107.090 | 620 | cave-river-dawn-1 | Động Sửng Sốt; Sung Sot Cave | Hang rộng trên đảo Bồ Hòn, lối đi lát đá dẫn qua hai ngăn lớn rồi mở ra cửa nhìn xuống vịnh.
dong-thien-cung | Động Thiên Cung | cave | 20.911, 107.020 | 480 | cave-river-dusk-1 | Thiên Cung; Thien Cung Cave | Hang nhũ đá trên đảo Đầu Gỗ, gần bến nên thường nằm trong chuyến thuyền thăm vịnh nửa ngày.
hon-trong-mai-ha-long | Hòn Trống Mái (Hạ Long) | sight | 20.905, 107.020 | 430 | beach-headland-dawn-1 | Hòn Trống Mái; Hòn Gà Chọi | Hai hòn đá chụm đầu giữa vịnh Hạ Long, biểu tượng hay gặp trên bưu thiếp, thuyền chạy chậm cho khách chụp ảnh.
lang-chai-cua-van | Làng chài Cửa Vạn | village | 20.805, 107.120 | 360 | beach-boats-dawn-1 | Cửa Vạn | Làng chài nổi kín gió giữa vịnh, ngồi thuyền nan len qua những núi đá và nghe chuyện một thời sống trên nước.
hang-luon | Hang Luồn | cave | 20.858, 107.093 | 440 | cave-skylight-dusk-1 | Hang Luồn Hạ Long; Luon Cave | Cổng đá thấp nối hồ nước kín trên đảo Bồ Hòn, đi qua bằng kayak hoặc đò tay.
cau-bai-chay | Cầu Bãi Cháy | bridge | 20.961, 107.066 | 340 | old-town-river-dawn-1 |  | Cầu dây văng một mặt phẳng nối hai bờ Cửa Lục, tối lên đèn soi cả mặt nước.
cho-ha-long | Chợ Hạ Long | market | 20.950, 107.080 | 340 | market-noodle-boat-dawn-1 | Chợ Hạ Long 1; Hòn Gai | Khu chợ hải sản của Hòn Gai, mua chả mực giã tay và mực một nắng về làm quà.
nui-bai-tho | Núi Bài Thơ | mountain | 20.947, 107.086 | 400 | rice-terraces-ridge-mist-1 | Bài Thơ | Ngọn núi đá cạnh vịnh giữa khu Hòn Gai, trên vách còn bài thơ chữ Hán của vua Lê Thánh Tông.
chua-ba-vang | Chùa Ba Vàng | pagoda | 21.062, 106.790 | 540 | theatre-gate-dusk-1 | Ba Vàng; Chùa Bảo Quang | Ngôi chùa lớn trên lưng núi Thành Đẳng ở Uông Bí, sân chùa nhìn xuống đồng ruộng và sông Bạch Đằng.
den-cua-ong | Đền Cửa Ông | temple | 21.037, 107.363 | 460 | theatre-colonnade-noon-1 | Cửa Ông; Đền Đức Ông | Đền thờ Trần Quốc Tảng trên đồi nhìn ra vịnh Bái Tử Long, đông người hành hương sau Tết.
cang-tau-khach-quoc-te-ha-long | Cảng tàu khách quốc tế Hạ Long | port | 20.950, 107.045 | 300 | pier-moored-dawn-1 | Cảng Hạ Long; Cảng tàu Sun Group; Bến tàu Bãi Cháy | Bến tàu ở Bãi Cháy, nơi lên du thuyền thăm vịnh Hạ Long theo giờ và các tuyến ngủ đêm.
cang-tuan-chau | Cảng Tuần Châu | port | 20.925, 106.985 | 300 | pier-moored-dusk-1 | Cảng tàu Tuần Châu; Bến tàu Tuần Châu | Bến của nhiều du thuyền ngủ đêm và phà sang Cát Bà, xe chở khách vào tận cửa bến.
cang-ao-tien | Cảng Ao Tiên | port | 21.095, 107.440 | 300 | pier-harbour-noon-1 | Cảng Vân Đồn; Bến tàu Ao Tiên | Cảng tàu cao tốc của Vân Đồn, từ đây đi Cô Tô, Quan Lạn và Minh Châu.
cang-cai-rong | Cảng Cái Rồng | port | 21.062, 107.425 | 240 | pier-harbour-dusk-1 | Cái Rồng | Bến tàu quen tên ở trung tâm Vân Đồn, quanh bến là chợ hải sản và những nhà bè.
san-bay-van-don | Sân bay Vân Đồn | airport | 21.118, 107.414 | 180 | road-airport-dusk-1 | VDO; Sân bay Quảng Ninh; Sân bay quốc tế Vân Đồn | Sân bay quốc tế của Quảng Ninh, cách Hạ Long chừng một giờ xe và gần các bến tàu ra đảo.
dao-ngoc-vung | Đảo Ngọc Vừng | island | 20.835, 107.355 | 400 | beach-cove-golden-1 | Ngọc Vừng | Đảo nhỏ có bãi Trường Chinh cát mịn dài thoai thoải, tối nằm nghe sóng vì ở đây ít hàng quán.
dao-cai-chien | Đảo Cái Chiên | island | 21.325, 107.750 | 340 | island-sea-reef-golden-1 | Cái Chiên | Đảo yên gần Hải Hà, đi phà hoặc xuồng ra tắm biển Vụng Bầu, ăn sá sùng và cù kỳ.
song-lung-khung-long-binh-lieu | Sống lưng khủng long Bình Liêu | mountain | 21.605, 107.490 | 500 | rice-terraces-ridge-golden-1 | Bình Liêu; Cột mốc 1305 | Con đường mòn trên sống núi cỏ dẫn lên cột mốc biên giới, thu đông hoa lau trắng hai bên.
cua-khau-mong-cai | Cửa khẩu Móng Cái | border-crossing | 21.536, 107.966 | 380 | road-city-bridge-dusk-1 | Móng Cái; Cầu Bắc Luân | Cửa khẩu quốc tế bên sông Ka Long, phố chợ đông hàng và cây cầu sang Đông Hưng.
mui-sa-vi | Mũi Sa Vĩ | sight | 21.495, 108.055 | 360 | beach-headland-dawn-1 | Sa Vĩ | Nơi bắt đầu đường bờ biển Việt Nam ở Trà Cổ, có cụm thông và cột mốc lưu niệm.
khu-di-tich-bach-dang-quang-yen | Khu di tích Bạch Đằng (Quảng Yên) | historic-site | 20.935, 106.790 | 280 | theatre-colonnade-dawn-1 | Bãi cọc Bạch Đằng | Những bãi cọc gỗ lim kể lại trận thắng năm 1288, nằm giữa đồng ruộng Quảng Yên ven sông.
# phu-tho
den-mau-au-co | Đền Mẫu Âu Cơ | temple | 21.600, 104.950 | 300 | theatre-gate-dusk-1 | Đền Âu Cơ; Hiền Lương | Đền thờ Quốc Mẫu Âu Cơ ở Hiền Lương, hội mở mùng 7 tháng Giêng, người đi lễ Đền Hùng hay lên tận nơi.
thac-bac-tam-dao | Thác Bạc Tam Đảo | waterfall | 21.455, 105.647 | 380 | waterfall-jungle-mist-1 | Vĩnh Phúc | Dòng thác cuối những bậc đá phủ rêu trong thị trấn Tam Đảo, xuống dễ mà lên thì nhớ đi chậm.
nha-tho-da-tam-dao | Nhà thờ đá Tam Đảo | church | 21.457, 105.643 | 380 | heritage-church-dusk-1 | Nhà thờ Tam Đảo; Vĩnh Phúc | Nhà thờ đá thời Pháp giữa thị trấn mây, bậc thềm phía trước là chỗ ngồi chờ sương tan.
vuon-quoc-gia-tam-dao | Vườn quốc gia Tam Đảo | national-park | 21.500, 105.600 | 330 | waterfall-jungle-golden-1 | Rừng Tam Đảo; Vĩnh Phúc | Dải rừng dài giữa ba vùng đất, có đường mòn đi bộ, tháp truyền hình và những thung lũng bướm.
dam-vac | Đầm Vạc | lake | 21.300, 105.600 | 220 | island-sea-paddle-boards-golden-1 | Đầm Vạc Vĩnh Yên; Vĩnh Phúc | Mặt nước rộng giữa Vĩnh Yên, chiều có người chạy bộ, câu cá và uống cà phê ven bờ.
den-thac-bo | Đền Thác Bờ | temple | 20.755, 105.200 | 420 | theatre-gate-mist-1 | Thác Bờ; Đền Chúa Thác Bờ; Hòa Bình | Ngôi đền bên lòng hồ sông Đà thờ bà Chúa Thác Bờ, đi thuyền vào lễ từ bến Thung Nai.
deo-thung-khe | Đèo Thung Khe | mountain-pass | 20.665, 105.150 | 440 | motorbike-pass-dawn-1 | Đèo Đá Trắng; Thung Khe; Hòa Bình | Đoạn đèo vách đá trắng trước khi xuống Mai Châu, quán nhỏ bán ngô luộc và cơm lam giữa sương.
ban-pom-coong | Bản Pom Coọng | village | 20.655, 105.082 | 380 | rice-terraces-houses-dawn-1 | Pom Coọng; Hòa Bình | Bản Thái kề bản Lác, nhà sàn nhìn ra ruộng lúa, tối có múa xòe và rượu cần.
suoi-khoang-kim-boi | Suối khoáng Kim Bôi | hot-spring | 20.640, 105.560 | 400 | waterfall-jungle-noon-1 | Kim Bôi; Khoáng nóng Kim Bôi; Hòa Bình | Nguồn khoáng nóng giữa thung lũng Kim Bôi, nhiều khu nghỉ có bể ngâm cho chuyến cuối tuần.
thung-lung-mai-chau | Thung lũng Mai Châu | sight | 20.660, 105.080 | 560 | rice-terraces-houses-mist-1 | Mai Châu; Cột cờ Mai Châu; Hòa Bình | Thung lũng lúa xanh bao quanh bởi núi đá, đạp xe qua các bản Thái rồi lên cột cờ ngắm chiều.
hang-kia-pa-co | Hang Kia – Pà Cò | village | 20.740, 104.900 | 320 | rice-terraces-valley-dawn-1 | Hang Kia; Pà Cò; Chợ Pà Cò; Hòa Bình | Thung lũng người Mông trên đường đi Mộc Châu, sáng Chủ nhật họp chợ Pà Cò, đông lạnh nhiều mây.
`);
