import { readSights } from './read-sights.ts';

/** Sights of the north, by province. */
export const northernSights = readSights(`
# ha-noi
cau-long-bien | Cầu Long Biên | cầu | 21.043, 105.859 | 560 | road-city-bridge-dusk-1 | Long Biên; Long Bien Bridge | Cây cầu thép hơn trăm tuổi qua sông Hồng: tàu hỏa chạy giữa, xe máy và người đi bộ men hai bên.
nha-hat-lon-ha-noi | Nhà hát Lớn Hà Nội | công trình | 21.024, 105.857 | 520 | theatre-colonnade-noon-1 | Nhà hát Lớn; Hanoi Opera House | Nhà hát kiểu Pháp cuối phố Tràng Tiền, tối sáng đèn đón khán giả, chiều có cô dâu chú rể đến chụp hình.
nha-tho-lon-ha-noi | Nhà thờ Lớn Hà Nội | nhà thờ | 21.029, 105.849 | 600 | pine-hills-villas-mist-1 | Nhà thờ Lớn; Nhà thờ Chính tòa Hà Nội; St. Joseph Cathedral | Nhà thờ đá xám giữa khu phố nhỏ, chiều nào cũng có người ngồi vỉa hè uống trà chanh nhìn ra tháp chuông.
chua-tran-quoc | Chùa Trấn Quốc | chùa | 21.048, 105.837 | 600 | theatre-gate-noon-1 | Trấn Quốc; Tran Quoc Pagoda | Ngôi chùa cổ trên hòn đảo nhỏ của Hồ Tây, ngọn bảo tháp đỏ soi bóng nước lúc hoàng hôn.
den-ngoc-son | Đền Ngọc Sơn | đền | 21.031, 105.852 | 560 | theatre-gate-dawn-1 | Ngọc Sơn; Cầu Thê Húc | Bước qua cầu Thê Húc sơn đỏ là vào ngôi đền giữa hồ Hoàn Kiếm, nơi thờ Văn Xương và Đức Thánh Trần.
nha-tu-hoa-lo | Nhà tù Hỏa Lò | di tích | 21.025, 105.846 | 620 | heritage-tunnels-golden-1 | Hỏa Lò; Hoa Lo Prison | Nhà tù do người Pháp dựng cuối thế kỷ 19, nay kể chuyện tù nhân qua hiện vật và tour đêm phải đặt trước.
bao-tang-dan-toc-hoc-viet-nam | Bảo tàng Dân tộc học Việt Nam | bảo tàng | 21.040, 105.798 | 520 | heritage-valley-museum-golden-1 | Bảo tàng Dân tộc học; Museum of Ethnology | Nhà dài Ê Đê, nhà rông Ba Na dựng ngay trong vườn, trẻ con tha hồ chạy nhảy và chơi trò dân gian.
bao-tang-lich-su-quan-su-viet-nam | Bảo tàng Lịch sử Quân sự Việt Nam | bảo tàng | 21.007, 105.755 | 560 | gala-garden-dusk-1 | Bảo tàng Quân sự; Bảo tàng Lịch sử Quân sự | Tòa bảo tàng mới ở phía tây thành phố, máy bay MiG treo giữa sảnh và khoảng sân bày khí tài ngoài trời.
bao-tang-phu-nu-viet-nam | Bảo tàng Phụ nữ Việt Nam | bảo tàng | 21.024, 105.852 | 400 | night-city-cable-bridge-noon-1 | Bảo tàng Phụ nữ | Những câu chuyện về gia đình, chợ búa và trang phục phụ nữ các dân tộc, kể gọn trong mấy tầng nhà phố Lý Thường Kiệt.
bao-tang-my-thuat-viet-nam | Bảo tàng Mỹ thuật Việt Nam | bảo tàng | 21.031, 105.837 | 380 | night-city-promenade-noon-1 | Bảo tàng Mỹ thuật Hà Nội | Tranh sơn mài, lụa và tượng chùa cổ trong một tòa nhà thời Pháp, ngay đối diện bên hông Văn Miếu.
bao-tang-lich-su-quoc-gia | Bảo tàng Lịch sử Quốc gia | bảo tàng | 21.025, 105.860 | 380 | gala-garden-dusk-1 | Bảo tàng Lịch sử Việt Nam | Trống đồng, gốm sứ và tượng Chăm xếp theo dòng thời gian trong ngôi nhà kiểu Đông Dương phía sau Nhà hát Lớn.
nha-hat-mua-roi-thang-long | Nhà hát Múa rối Thăng Long | công trình | 21.032, 105.853 | 540 | gala-garden-golden-1 | Múa rối nước Thăng Long; Thang Long Water Puppet | Con rối gỗ lướt trên mặt nước theo tiếng đàn bầu, mỗi ngày diễn vài suất cạnh hồ Hoàn Kiếm.
ta-hien | Tạ Hiện | phố đi bộ | 21.035, 105.852 | 560 | market-night-stalls-dusk-1 | Phố Tạ Hiện; Phố bia Tạ Hiện; Beer Street Hà Nội | Ngã tư bia hơi của phố cổ, ghế nhựa kê sát nhau và tiếng cụng ly rôm rả từ chập tối.
pho-duong-tau-ha-noi | Phố đường tàu Hà Nội | phố đi bộ | 21.030, 105.844 | 540 | market-street-food-golden-1 | Phố đường tàu; Train Street | Xóm nhà nép sát đường ray trong lòng thành phố; khi tàu chạy hãy theo hướng dẫn và đứng thật xa.
pho-bich-hoa-phung-hung | Phố bích họa Phùng Hưng | phố đi bộ | 21.036, 105.847 | 360 | old-town-quay-dusk-1 | Phùng Hưng; Bích họa Phùng Hưng | Những vòm cầu đá của đường tàu được vẽ cảnh chợ hoa, tàu điện và hàng rong Hà Nội xưa.
cho-dong-xuan | Chợ Đồng Xuân | chợ | 21.038, 105.850 | 560 | market-floating-dawn-1 | Đồng Xuân; Dong Xuan Market | Chợ đầu mối của phố cổ, tầng dưới bán buôn vải vóc, ngõ bên cạnh nghi ngút bún chả que tre và chè.
cho-dem-pho-co-ha-noi | Chợ đêm phố cổ Hà Nội | chợ | 21.035, 105.850 | 480 | market-boats-above-dawn-1 | Chợ đêm Hà Nội; Chợ đêm Hàng Đào | Tối cuối tuần, cả trục Hàng Đào đến Đồng Xuân thành chợ bán đồ lưu niệm, quần áo và quà vặt.
den-quan-thanh | Đền Quán Thánh | đền | 21.043, 105.836 | 420 | theatre-hall-noon-1 | Quán Thánh; Đền Trấn Vũ | Đền thờ Huyền Thiên Trấn Vũ bên góc Hồ Tây, có pho tượng đồng đen cao gần bốn mét.
phu-tay-ho | Phủ Tây Hồ | đền | 21.056, 105.819 | 500 | theatre-gate-dusk-1 | Phủ Mẫu Tây Hồ | Phủ thờ Mẫu Liễu Hạnh trên bán đảo nhô ra Hồ Tây, mùng một và ngày rằm người đến lễ rất đông.
cong-vien-nuoc-ho-tay | Công viên nước Hồ Tây | công viên giải trí | 21.073, 105.817 | 400 | cable-park-seaside-dawn-1 | Công viên Hồ Tây | Máng trượt, bể tạo sóng và dòng sông lười, chỗ trốn nóng quen thuộc của các gia đình vào mùa hè.
lotte-world-aquarium-ha-noi | Lotte World Aquarium Hà Nội | công viên giải trí | 21.076, 105.812 | 440 | cable-park-ridges-dawn-1 | Thủy cung Lotte; Lotte Mall Tây Hồ | Thủy cung trong trung tâm thương mại cạnh Hồ Tây, có đường hầm cá bơi và khu chim cánh cụt.
thuy-cung-times-city | Thủy cung Times City | công viên giải trí | 20.996, 105.868 | 340 | cable-park-seaside-golden-1 | Vinpearl Aquarium Times City | Thủy cung dưới lòng khu đô thị Times City, vừa tầm một buổi sáng cho trẻ nhỏ những hôm trời mưa.
cong-vien-thong-nhat | Công viên Thống Nhất | công viên | 21.015, 105.844 | 300 | team-building-race-dawn-1 | Công viên Lênin; Hồ Bảy Mẫu | Công viên rộng quanh hồ Bảy Mẫu, sáng sớm đông người chạy bộ, cuối tuần trẻ em đến chơi tàu điện.
lang-co-duong-lam | Làng cổ Đường Lâm | làng cổ | 21.157, 105.468 | 540 | old-quarter-lake-noon-1 | Đường Lâm; Duong Lam | Cổng làng, giếng nước và nhà đá ong còn nguyên nếp cũ, thuê xe đạp đi một vòng rồi ăn cơm quê.
thanh-co-son-tay | Thành cổ Sơn Tây | di tích | 21.138, 105.505 | 340 | old-town-quay-noon-1 | Sơn Tây; Phố đi bộ Sơn Tây | Tòa thành đá ong thời Nguyễn có hào nước bao quanh, cuối tuần mở phố đi bộ dưới tán cây.
chua-thay | Chùa Thầy | chùa | 21.024, 105.643 | 420 | theatre-hall-mist-1 | Núi Thầy; Sài Sơn | Chùa dưới chân núi Sài Sơn gắn với thiền sư Từ Đạo Hạnh, trước mặt là thủy đình giữa hồ Long Trì.
chua-tay-phuong | Chùa Tây Phương | chùa | 21.024, 105.590 | 340 | theatre-gate-dawn-1 | Tây Phương | Leo hơn hai trăm bậc đá ong lên đỉnh đồi, trong chùa có những pho tượng La Hán gỗ mít nổi tiếng.
lang-lua-van-phuc | Làng lụa Vạn Phúc | làng nghề | 20.978, 105.776 | 460 | cooking-table-dawn-1 | Vạn Phúc; Lụa Hà Đông | Làng dệt lụa Hà Đông với dãy cửa hàng treo ô màu, ghé sờ tận tay tấm lụa vân rồi nghe tiếng khung cửi.
thanh-co-loa | Thành Cổ Loa | di tích | 21.114, 105.871 | 420 | theatre-colonnade-dawn-1 | Cổ Loa; Loa Thành | Vòng thành đất thời An Dương Vương, có đền Thượng, giếng Ngọc và am thờ Mỵ Châu dưới gốc đa.
den-giong | Đền Gióng | đền | 21.281, 105.835 | 400 | karst-river-lotus-dawn-1 | Đền Sóc; Hội Gióng | Khu đền thờ Thánh Gióng dưới chân núi Sóc, hội mở mùng 6 tháng Giêng, trên đỉnh núi có tượng đồng.
lang-van-hoa-du-lich-cac-dan-toc-viet-nam | Làng Văn hóa – Du lịch các dân tộc Việt Nam | điểm tham quan | 21.035, 105.475 | 420 | road-coast-pass-dusk-1 | Làng Văn hóa các dân tộc; Đồng Mô | Nhà sàn, nhà rông, tháp Chăm bên hồ Đồng Mô, bà con các dân tộc về đây dựng nếp sinh hoạt hằng ngày.
san-van-dong-my-dinh | Sân vận động Mỹ Đình | công trình | 21.020, 105.764 | 380 | old-town-street-dawn-1 | Mỹ Đình; Sân Mỹ Đình | Sân bóng của đội tuyển quốc gia và những đêm nhạc lớn, đi lại tiện bằng xe buýt hoặc xe công nghệ.
cau-nhat-tan | Cầu Nhật Tân | cầu | 21.094, 105.821 | 300 | old-town-river-dawn-1 | Nhật Tân | Cầu dây văng năm trụ tháp trên đường vào Nội Bài, đêm đổi màu đèn soi xuống sông Hồng.
san-bay-noi-bai | Sân bay Nội Bài | sân bay | 21.221, 105.807 | 200 | road-airport-dusk-1 | Nội Bài; HAN; Noi Bai Airport; Sân bay Hà Nội; Sân bay quốc tế Nội Bài | Sân bay quốc tế của Hà Nội, cách hồ Hoàn Kiếm chừng 28 km về phía bắc, đi xe khoảng một giờ.
ga-ha-noi | Ga Hà Nội | nhà ga | 21.024, 105.841 | 240 | road-rice-fields-noon-1 | Ga Hàng Cỏ; Hanoi Railway Station | Ga đầu tuyến đường sắt Bắc – Nam trên phố Lê Duẩn, cũng là nơi lên chuyến tàu đêm đi Lào Cai.
# cao-bang
lang-ren-phuc-sen | Làng rèn Phúc Sen | làng nghề | 22.683, 106.420 | 260 | cooking-tea-dawn-1 | Phúc Sen; Pác Rằng | Làng người Nùng An bên đường đi Quảng Uyên, tiếng búa đe rộn từ sáng, dao kéo bán ngay trước hiên.
deo-khau-coc-cha | Đèo Khau Cốc Chà | đèo | 22.900, 105.800 | 340 | motorbike-pass-noon-1 | Đèo 15 tầng; Đèo Mẻ Pia; Khau Cốc Chà | Mười mấy khúc cua xếp chồng lên nhau ở Xuân Trường, leo lên đồi đối diện mới nhìn trọn con đèo.
khu-di-tich-kim-dong | Khu di tích Kim Đồng | di tích | 22.860, 106.045 | 220 | theatre-colonnade-noon-1 | Mộ Kim Đồng; Nà Mạ | Mộ người đội viên liên lạc Kim Đồng dưới chân núi, trên đường từ trung tâm Cao Bằng vào Pác Bó.
rung-tran-hung-dao | Rừng Trần Hưng Đạo | di tích | 22.610, 106.050 | 210 | heritage-valley-museum-golden-1 | Khu di tích rừng Trần Hưng Đạo | Khu rừng nơi thành lập Đội Việt Nam Tuyên truyền Giải phóng quân năm 1944, đường vào rợp bóng cây.
chua-phat-tich-truc-lam-ban-gioc | Chùa Phật tích Trúc Lâm Bản Giốc | chùa | 22.850, 106.720 | 320 | theatre-hall-mist-1 | Chùa Bản Giốc; Trúc Lâm Bản Giốc | Ngôi chùa trên sườn núi nhìn xuống thác Bản Giốc và dòng Quây Sơn, lên vào lúc chiều nắng dịu.
pho-di-bo-kim-dong | Phố đi bộ Kim Đồng | phố đi bộ | 22.667, 106.258 | 200 | market-street-food-dusk-1 | Phố đi bộ Cao Bằng | Con phố trung tâm mở cho người đi bộ tối cuối tuần, có bánh cuốn nước xương và hạt dẻ nóng.
# tuyen-quang
doc-tham-ma | Dốc Thẩm Mã | đèo | 23.165, 105.210 | 560 | road-coast-pass-dawn-1 | Dốc Thẩm Mã Hà Giang; Dốc chín khoanh; Hà Giang | Con dốc chín khúc cua trên đường đi Đồng Văn, dừng ở đỉnh dốc là thấy trọn những vòng cua bên dưới.
lang-van-hoa-lung-cam | Làng văn hóa Lũng Cẩm | bản làng | 23.200, 105.230 | 480 | rice-terraces-valley-golden-1 | Lũng Cẩm; Nhà của Pao; Sủng Là; Hà Giang | Bản nhỏ ở thung lũng Sủng Là có ngôi nhà cổ trong phim Chuyện của Pao, tường đất và hàng rào đá.
lang-lo-lo-chai | Làng Lô Lô Chải | bản làng | 23.357, 105.318 | 520 | rice-terraces-valley-dawn-1 | Lô Lô Chải; Bản Lô Lô Chải; Hà Giang | Làng nhà trình tường của người Lô Lô dưới chân cột cờ Lũng Cú, nhiều nhà mở homestay và quán cà phê.
meo-vac | Mèo Vạc | thị trấn | 23.161, 105.405 | 420 | pier-harbour-noon-1 | Phố cổ Mèo Vạc; Chợ phiên Mèo Vạc; Hà Giang | Thị trấn trong lòng chảo đá tai mèo, sáng Chủ nhật họp chợ phiên với khu bán bò và thắng cố.
thon-nam-dam | Thôn Nặm Đăm | bản làng | 23.055, 104.985 | 330 | rice-terraces-valley-noon-1 | Nặm Đăm; Làng Nặm Đăm; Hà Giang | Làng người Dao chàm dưới núi Quản Bạ, nhà trình tường mái ngói, tối được ngâm chân nước lá thuốc.
cong-troi-quan-ba | Cổng trời Quản Bạ | điểm tham quan | 23.050, 104.975 | 420 | road-coast-pass-golden-1 | Quản Bạ; Hà Giang | Nơi con đường bắt đầu bước vào cao nguyên đá, nhìn xuống thung lũng Tam Sơn và núi đôi.
khu-di-tich-cang-bac-me | Khu di tích Căng Bắc Mê | di tích | 22.735, 105.330 | 200 | theatre-colonnade-dawn-1 | Căng Bắc Mê; Hà Giang | Đồn và nhà giam thời Pháp trên sườn núi cạnh sông Gâm, nay còn tường đá nằm giữa rừng.
thuy-dien-tuyen-quang | Thủy điện Tuyên Quang | công trình | 22.360, 105.400 | 220 | night-city-promenade-golden-1 | Đập Na Hang | Đập lớn chặn sông Gâm giữa những vách núi Na Hang, gần đó là bến thuyền đi lòng hồ.
cot-moc-so-0-ha-giang | Cột mốc số 0 Hà Giang | điểm tham quan | 22.825, 104.984 | 380 | pine-hills-path-noon-1 | Km0 Hà Giang; Cột mốc số 0; Hà Giang | Cột mốc bên bờ sông Lô, chỗ chụp tấm ảnh đầu tiên trước khi chạy xe lên cao nguyên đá.
suoi-khoang-my-lam | Suối khoáng Mỹ Lâm | suối khoáng | 21.770, 105.110 | 340 | spa-hot-spring-mist-1 | Mỹ Lâm; Khoáng nóng Mỹ Lâm | Nguồn khoáng nóng ngoài trung tâm Tuyên Quang, ngâm mình cuối tuần sau chặng đường dài.
nui-chieu-lau-thi | Núi Chiêu Lầu Thi | núi | 22.640, 104.600 | 330 | cable-park-ridges-noon-1 | Chiêu Lầu Thi; Kiêu Liêu Ti; Hà Giang | Đỉnh núi ở Hoàng Su Phì nơi người ta lên từ tờ mờ sáng chờ biển mây tràn qua ruộng bậc thang.
dinh-tay-con-linh | Đỉnh Tây Côn Lĩnh | núi | 22.805, 104.795 | 320 | rice-terraces-ridge-golden-1 | Tây Côn Lĩnh; Hà Giang | Dãy núi phủ rừng nguyên sinh và những đồi chè shan tuyết cổ thụ, leo mất hai ngày đường.
# dien-bien
tuong-dai-chien-thang-dien-bien-phu | Tượng đài Chiến thắng Điện Biên Phủ | công trình | 21.389, 103.020 | 360 | gala-garden-golden-1 | Tượng đài Điện Biên Phủ; Đồi D1 | Leo hơn ba trăm bậc lên đồi D1, cả lòng chảo Mường Thanh mở ra dưới chân tượng đài bằng đồng.
nghia-trang-liet-si-a1 | Nghĩa trang liệt sĩ A1 | di tích | 21.382, 103.020 | 260 | theatre-gate-dawn-1 | Nghĩa trang A1 | Nơi yên nghỉ của các chiến sĩ Điện Biên Phủ, ngay dưới chân đồi A1, vào thắp nén hương trước khi lên đồi.
cau-muong-thanh | Cầu Mường Thanh | cầu | 21.387, 103.012 | 220 | night-city-cable-bridge-noon-1 |  | Cây cầu sắt nhỏ qua sông Nậm Rốm từ thời chiến dịch, nay vẫn có người đi bộ qua lại mỗi ngày.
muong-lay | Mường Lay | thị trấn | 22.040, 103.155 | 300 | pier-harbour-dusk-1 | Thị xã Mường Lay; Lai Châu cũ | Phố nhỏ ven hồ với những dãy nhà sàn Thái mái đá, thuyền đuôi én đua trên ngã ba sông Đà.
cua-khau-tay-trang | Cửa khẩu Tây Trang | cửa khẩu | 21.200, 102.930 | 200 | road-city-bridge-dusk-1 | Tây Trang | Cửa khẩu quốc tế sang Lào, cách trung tâm Điện Biên Phủ khoảng 35 km đường đèo.
san-bay-dien-bien | Sân bay Điện Biên | sân bay | 21.398, 103.008 | 150 | road-airport-dusk-1 | DIN; Sân bay Điện Biên Phủ; Sân bay Mường Thanh | Sân bay nằm ngay giữa lòng chảo, xuống máy bay đi vài phút là đến các di tích chiến dịch.
# lai-chau
ban-si-thau-chai | Bản Sì Thâu Chải | bản làng | 22.385, 103.565 | 300 | motorbike-lane-dawn-1 | Sì Thâu Chải; Hồ Thầu | Bản người Dao trên lưng chừng núi Tam Đường, sáng ra mây ở dưới chân, chiều xem dù lượn.
con-nuoc-na-khuong | Cọn nước Nà Khương | điểm tham quan | 22.230, 103.680 | 280 | market-flowers-noon-1 | Nà Khương; Bãi cọn nước | Dãy guồng nước bằng tre của người Thái quay suốt ngày bên suối, tưới cho cánh đồng Bản Bo.
doi-che-tan-uyen | Đồi chè Tân Uyên | đồi chè | 22.170, 103.760 | 300 | cooking-tea-dawn-1 | Tân Uyên | Những nương chè xanh nối nhau hai bên quốc lộ 32, sáng sớm có người hái chè giữa sương.
dong-tien-son-lai-chau | Động Tiên Sơn (Lai Châu) | hang động | 22.318, 103.620 | 220 | cave-mouth-dusk-1 | Động Tiên Sơn Lai Châu; Bình Lư | Hang nhiều cung ở Bình Lư, lối đi bắc qua suối ngầm, hợp ghé khi đi từ Sa Pa sang Lai Châu.
ban-vang-pheo | Bản Vàng Pheo | bản làng | 22.560, 103.350 | 230 | rice-terraces-valley-noon-1 | Vàng Pheo; Mường So | Bản người Thái trắng dưới núi Phu Nhọ Khọ, có điệu xòe và bữa cơm cá nướng bên suối Mường So.
cua-khau-ma-lu-thang | Cửa khẩu Ma Lù Thàng | cửa khẩu | 22.617, 103.168 | 200 | road-rice-fields-dawn-1 | Ma Lù Thàng | Cửa khẩu với Trung Quốc ở phía bắc Phong Thổ, đường đến đó đi qua nhiều vườn chuối trên đồi.
# son-la
thac-chieng-khoa | Thác Chiềng Khoa | thác | 20.770, 104.830 | 300 | waterfall-trail-noon-1 | Chiềng Khoa | Dòng thác nhiều tầng nước xanh ở Vân Hồ, mùa khô nước trong có thể xuống chân thác ngồi chơi.
ban-hua-tat | Bản Hua Tạt | bản làng | 20.776, 104.757 | 320 | rice-terraces-houses-mist-1 | Hua Tạt; Vân Hồ | Bản người Mông bên quốc lộ 6 trước khi vào Mộc Châu, khách ở nhà gỗ rồi đi bộ ra rừng đào, rừng mận.
thung-lung-man-na-ka | Thung lũng mận Nà Ka | điểm tham quan | 20.880, 104.610 | 430 | pine-hills-path-noon-1 | Nà Ka; Nà Ka Mộc Châu; Mận Nà Ka | Thung lũng trồng mận kín sườn, đầu xuân hoa trắng cả khoảng trời, tháng Năm vào vườn tự hái quả.
ngu-dong-ban-on | Ngũ động bản Ôn | hang động | 20.870, 104.700 | 280 | cave-skylight-dusk-1 | Bản Ôn; Đồi chè bản Ôn | Năm hang nhỏ trong núi đá cạnh đồi chè, đi hết mất chừng một giờ, chân núi là vườn mận.
hang-doi-moc-chau | Hang Dơi Mộc Châu | hang động | 20.855, 104.640 | 300 | cave-skylight-dawn-1 | Động Sơn Mộc Hương; Hang Dơi | Hang đá ngay trong khu trung tâm Mộc Châu, leo bậc thang lên lòng hang rộng có nhiều khối nhũ.
dinh-pha-luong | Đỉnh Pha Luông | núi | 20.700, 104.620 | 340 | cable-park-ridges-dawn-1 | Pha Luông; Pha Luông Mộc Châu | Vách đá cao sát biên giới Lào, leo nửa ngày từ bản người Mông, trước khi lên cần báo bộ đội biên phòng.
suoi-nuoc-nong-ban-mong | Suối nước nóng bản Mòng | suối khoáng | 21.285, 103.900 | 240 | waterfall-terraces-dawn-1 | Bản Mòng | Nguồn nước nóng trong bản Thái ngoại vi Sơn La, tối mùa đông người địa phương cũng ra ngâm mình.
ngoc-chien | Ngọc Chiến | bản làng | 21.600, 104.230 | 360 | motorbike-lane-dawn-1 | Mường Chiến; Suối nóng Ngọc Chiến | Thung lũng nhà gỗ pơ mu của người Thái với bể nước nóng lộ thiên, mùa lúa chín thơm cả bản.
ho-quynh-nhai | Hồ Quỳnh Nhai | hồ | 21.700, 103.640 | 280 | pine-hills-lake-noon-1 | Quỳnh Nhai; Cầu Pá Uôn | Lòng hồ sông Đà rộng mênh mông dưới cầu Pá Uôn, thuyền đưa đi thăm đảo và ăn cá hồ.
# lao-cai
thac-tinh-yeu | Thác Tình Yêu | thác | 22.357, 103.773 | 480 | waterfall-jungle-golden-1 | Thác Tình Yêu Sa Pa | Con thác trong rừng Hoàng Liên gần Thác Bạc, đi bộ qua rừng trúc và suối Vàng chừng nửa giờ.
nui-ham-rong-sa-pa | Núi Hàm Rồng Sa Pa | núi | 22.336, 103.847 | 460 | rice-terraces-knoll-golden-1 | Khu du lịch Hàm Rồng; Sân Mây; Núi Hàm Rồng | Vườn lan, vườn đá và Sân Mây ngay trên đầu thị trấn, leo nhẹ là nhìn trọn Sa Pa.
ta-van | Tả Van | bản làng | 22.303, 103.887 | 540 | motorbike-lane-dawn-1 | Bản Tả Van; Ta Van | Bản người Giáy giữa ruộng bậc thang Mường Hoa, tối ở homestay nghe tiếng suối chảy dưới sàn.
ban-ta-phin | Bản Tả Phìn | bản làng | 22.405, 103.840 | 440 | rice-terraces-valley-noon-1 | Tả Phìn; Tu viện Tả Phìn | Bản của người Dao Đỏ với thổ cẩm và tắm lá thuốc, đầu bản còn tường đá của tu viện cũ.
ban-lao-chai | Bản Lao Chải | bản làng | 22.310, 103.870 | 430 | rice-terraces-houses-noon-1 | Lao Chải | Nhà người Mông nằm rải trên sườn ruộng bậc thang, chặng đi bộ quen thuộc từ Sa Pa xuống thung lũng.
ban-sin-chai | Bản Sín Chải | bản làng | 22.320, 103.815 | 300 | motorbike-pass-dawn-1 | Sín Chải | Bản người Mông dưới chân dãy Fansipan, xa phố hơn Cát Cát nên còn yên ắng.
sun-world-fansipan-legend | Sun World Fansipan Legend | công viên giải trí | 22.333, 103.823 | 680 | cable-park-seaside-golden-1 | Cáp treo Fansipan; Ga Mường Hoa; Fansipan Legend | Ga cáp treo qua thung lũng Mường Hoa lên gần đỉnh Fansipan, kèm vườn hoa và quần thể chùa trên mây.
moana-sa-pa | Moana Sa Pa | điểm tham quan | 22.330, 103.850 | 380 | road-coast-pass-dawn-1 |  | Góc chụp ảnh với cổng trời và cánh tay đá nhìn ra dãy Hoàng Liên, hợp nhất là lúc mây tràn.
cho-dem-sa-pa | Chợ đêm Sa Pa | chợ | 22.335, 103.842 | 440 | market-floating-dawn-1 | Chợ tình Sa Pa | Hàng thổ cẩm, đồ nướng và hạt dẻ quanh quảng trường nhà thờ đá, đông vui nhất tối thứ Bảy.
cua-khau-quoc-te-lao-cai | Cửa khẩu quốc tế Lào Cai | cửa khẩu | 22.506, 103.966 | 360 | road-mountain-van-golden-1 | Cửa khẩu Lào Cai; Hà Khẩu; Đền Mẫu Lào Cai | Cây cầu qua sông Nậm Thi sang Hà Khẩu, gần đó có đền Thượng và cột mốc để dừng chân.
ga-lao-cai | Ga Lào Cai | nhà ga | 22.498, 103.969 | 220 | road-rice-fields-dawn-1 | Lao Cai Station | Ga cuối của chuyến tàu đêm từ Hà Nội, ra cổng có xe buýt và xe ghép lên Sa Pa.
dinh-hoang-a-tuong | Dinh Hoàng A Tưởng | di tích | 22.534, 104.290 | 360 | heritage-tunnels-golden-1 | Dinh Vua Mèo Bắc Hà | Dinh thự của thổ ty Bắc Hà dựng đầu thế kỷ 20, pha nét Á – Âu giữa vùng mận trắng.
deo-khau-pha | Đèo Khau Phạ | đèo | 21.760, 104.270 | 540 | motorbike-pass-golden-1 | Khau Phạ; Thung lũng Lìm Mông; Yên Bái | Con đèo dài giữa Tú Lệ và Mù Cang Chải, tháng Chín có ngày hội bay dù trên thung lũng Cao Phạ.
thung-lung-tu-le | Thung lũng Tú Lệ | điểm tham quan | 21.790, 104.300 | 460 | beach-headland-dawn-1 | Tú Lệ; Suối nóng Tú Lệ; Yên Bái | Thung lũng lúa nếp dưới chân đèo Khau Phạ, mùa cốm thơm khắp bản, chiều ra suối nước nóng.
canh-dong-muong-lo | Cánh đồng Mường Lò | điểm tham quan | 21.595, 104.510 | 400 | karst-river-fields-noon-1 | Nghĩa Lộ; Mường Lò; Yên Bái | Cánh đồng của người Thái ở Nghĩa Lộ, có vòng xòe cổ và bữa cơm nếp trên nhà sàn.
suoi-giang | Suối Giàng | bản làng | 21.620, 104.590 | 380 | rice-terraces-valley-dawn-1 | Chè Suối Giàng; Chè shan tuyết Suối Giàng; Yên Bái | Bản người Mông trên núi với những gốc chè shan tuyết cổ thụ, nhấp ngụm trà giữa sương sớm.
# thai-nguyen
thac-dau-dang | Thác Đầu Đẳng | thác | 22.470, 105.570 | 320 | waterfall-terraces-dawn-1 | Đầu Đẳng; Bắc Kạn | Nơi sông Năng đổ qua bãi đá lớn ở phía tây hồ Ba Bể, thường ghé trong chuyến thuyền đi hồ.
ban-pac-ngoi | Bản Pác Ngòi | bản làng | 22.395, 105.615 | 330 | rice-terraces-valley-mist-1 | Pác Ngòi; Bắc Kạn | Bản người Tày bên hồ Ba Bể, nhà sàn quay ra cánh đồng và con suối đổ vào hồ.
ao-tien | Ao Tiên | hồ | 22.425, 105.605 | 220 | island-sea-paddle-boards-dusk-1 | Ao Tiên Ba Bể; Bắc Kạn | Hồ nước nhỏ kín trong rừng cạnh hồ Ba Bể, thuyền ghé bến rồi đi bộ một đoạn ngắn.
den-duom | Đền Đuổm | đền | 21.750, 105.720 | 280 | theatre-colonnade-noon-1 | Phú Lương | Đền thờ Dương Tự Minh dựa lưng vào núi đá ở Phú Lương, hội mở mùng 6 tháng Giêng.
khong-gian-van-hoa-tra-tan-cuong | Không gian văn hóa trà Tân Cương | bảo tàng | 21.545, 105.755 | 260 | gala-garden-dusk-1 | Bảo tàng chè Tân Cương | Ngôi nhà kể chuyện cây chè Thái Nguyên, uống thử chén trà xanh rồi ra nương xem hái chè.
# lang-son
cua-khau-tan-thanh | Cửa khẩu Tân Thanh | cửa khẩu | 21.986, 106.683 | 360 | road-city-bridge-dusk-1 | Tân Thanh; Chợ Tân Thanh | Cửa khẩu kèm khu chợ biên giới bán quần áo, đồ gia dụng, khách hay ghép trong một ngày đi Lạng Sơn.
cho-ky-lua | Chợ Kỳ Lừa | chợ | 21.853, 106.762 | 360 | market-floating-dawn-1 | Kỳ Lừa; Chợ đêm Kỳ Lừa | Khu chợ lâu đời của xứ Lạng, tối mở chợ đêm với vịt quay lá mắc mật và đồ biên mậu.
tuong-nang-to-thi | Tượng nàng Tô Thị | di tích | 21.858, 106.748 | 320 | theatre-hall-noon-1 | Tô Thị; Nàng Tô Thị; Núi Vọng Phu Lạng Sơn | Khối đá hình người mẹ bồng con trên núi Tam Thanh, nay đã dựng lại, đi liền câu ca Đồng Đăng có phố Kỳ Lừa.
den-ky-cung | Đền Kỳ Cùng | đền | 21.847, 106.758 | 260 | theatre-gate-mist-1 | Đền Quan lớn Tuần Tranh | Ngôi đền bên cầu Kỳ Cùng, tháng Giêng rước kiệu sang đền Tả Phủ trong hội Kỳ Lừa.
den-mau-dong-dang | Đền Mẫu Đồng Đăng | đền | 21.946, 106.700 | 340 | theatre-gate-dusk-1 | Đồng Đăng | Đền thờ Mẫu gần ga Đồng Đăng, người đi lễ đầu năm thường ghép cùng một vòng chợ biên giới.
ga-dong-dang | Ga Đồng Đăng | nhà ga | 21.942, 106.706 | 160 | night-city-promenade-golden-1 |  | Ga đường sắt gần biên giới, điểm cuối tuyến Hà Nội – Đồng Đăng và là cửa nối liên vận sang Trung Quốc.
thao-nguyen-dong-lam | Thảo nguyên Đồng Lâm | điểm tham quan | 21.660, 106.370 | 380 | rice-terraces-knoll-golden-1 | Đồng Lâm; Hữu Liên | Bãi cỏ giữa núi đá Hữu Liên, mùa khô xanh mướt cho ngựa gặm, mùa mưa nước dâng thành hồ.
# quang-ninh
dao-ti-top | Đảo Ti Tốp | đảo | 20.858, 107.081 | 620 | island-sea-kayaks-golden-1 | Ti Tốp; Titop; Bãi tắm Ti Tốp | Bãi cát nhỏ hình vầng trăng trong vịnh Hạ Long, leo hơn bốn trăm bậc để nhìn toàn cảnh vịnh.
hang-sung-sot | Hang Sửng Sốt | hang động | 20.843, 107.090 | 620 | cave-river-dawn-1 | Động Sửng Sốt; Sung Sot Cave | Hang rộng trên đảo Bồ Hòn, lối đi lát đá dẫn qua hai ngăn lớn rồi mở ra cửa nhìn xuống vịnh.
dong-thien-cung | Động Thiên Cung | hang động | 20.911, 107.020 | 480 | cave-river-dusk-1 | Thiên Cung; Thien Cung Cave | Hang nhũ đá trên đảo Đầu Gỗ, gần bến nên thường nằm trong chuyến thuyền thăm vịnh nửa ngày.
hon-trong-mai-ha-long | Hòn Trống Mái (Hạ Long) | điểm tham quan | 20.905, 107.020 | 430 | road-coast-pass-dawn-1 | Hòn Trống Mái; Hòn Gà Chọi | Hai hòn đá chụm đầu giữa vịnh Hạ Long, biểu tượng hay gặp trên bưu thiếp, thuyền chạy chậm cho khách chụp ảnh.
lang-chai-cua-van | Làng chài Cửa Vạn | bản làng | 20.805, 107.120 | 360 | rice-terraces-houses-mist-1 | Cửa Vạn | Làng chài nổi kín gió giữa vịnh, ngồi thuyền nan len qua những núi đá và nghe chuyện một thời sống trên nước.
hang-luon | Hang Luồn | hang động | 20.858, 107.093 | 440 | cave-skylight-dusk-1 | Hang Luồn Hạ Long; Luon Cave | Cổng đá thấp nối hồ nước kín trên đảo Bồ Hòn, đi qua bằng kayak hoặc đò tay.
cau-bai-chay | Cầu Bãi Cháy | cầu | 20.961, 107.066 | 340 | old-town-river-dawn-1 |  | Cầu dây văng một mặt phẳng nối hai bờ Cửa Lục, tối lên đèn soi cả mặt nước.
cho-ha-long | Chợ Hạ Long | chợ | 20.950, 107.080 | 340 | market-noodle-boat-dawn-1 | Chợ Hạ Long 1; Hòn Gai | Khu chợ hải sản của Hòn Gai, mua chả mực giã tay và mực một nắng về làm quà.
nui-bai-tho | Núi Bài Thơ | núi | 20.947, 107.086 | 400 | rice-terraces-ridge-mist-1 | Bài Thơ | Ngọn núi đá cạnh vịnh giữa khu Hòn Gai, trên vách còn bài thơ chữ Hán của vua Lê Thánh Tông.
chua-ba-vang | Chùa Ba Vàng | chùa | 21.062, 106.790 | 540 | theatre-gate-dusk-1 | Ba Vàng; Chùa Bảo Quang | Ngôi chùa lớn trên lưng núi Thành Đẳng ở Uông Bí, sân chùa nhìn xuống đồng ruộng và sông Bạch Đằng.
den-cua-ong | Đền Cửa Ông | đền | 21.037, 107.363 | 460 | theatre-colonnade-noon-1 | Cửa Ông; Đền Đức Ông | Đền thờ Trần Quốc Tảng trên đồi nhìn ra vịnh Bái Tử Long, đông người hành hương sau Tết.
cang-tau-khach-quoc-te-ha-long | Cảng tàu khách quốc tế Hạ Long | bến cảng | 20.950, 107.045 | 300 | pier-moored-dawn-1 | Cảng Hạ Long; Cảng tàu Sun Group; Bến tàu Bãi Cháy | Bến tàu ở Bãi Cháy, nơi lên du thuyền thăm vịnh Hạ Long theo giờ và các tuyến ngủ đêm.
cang-tuan-chau | Cảng Tuần Châu | bến cảng | 20.925, 106.985 | 300 | pier-moored-dusk-1 | Cảng tàu Tuần Châu; Bến tàu Tuần Châu | Bến của nhiều du thuyền ngủ đêm và phà sang Cát Bà, xe chở khách vào tận cửa bến.
cang-ao-tien | Cảng Ao Tiên | bến cảng | 21.095, 107.440 | 300 | pier-harbour-noon-1 | Cảng Vân Đồn; Bến tàu Ao Tiên | Cảng tàu cao tốc của Vân Đồn, từ đây đi Cô Tô, Quan Lạn và Minh Châu.
cang-cai-rong | Cảng Cái Rồng | bến cảng | 21.062, 107.425 | 240 | pier-harbour-dusk-1 | Cái Rồng | Bến tàu quen tên ở trung tâm Vân Đồn, quanh bến là chợ hải sản và những nhà bè.
san-bay-van-don | Sân bay Vân Đồn | sân bay | 21.118, 107.414 | 180 | road-airport-dusk-1 | VDO; Sân bay Quảng Ninh; Sân bay quốc tế Vân Đồn | Sân bay quốc tế của Quảng Ninh, cách Hạ Long chừng một giờ xe và gần các bến tàu ra đảo.
dao-ngoc-vung | Đảo Ngọc Vừng | đảo | 20.835, 107.355 | 400 | beach-cove-golden-1 | Ngọc Vừng | Đảo nhỏ có bãi Trường Chinh cát mịn dài thoai thoải, tối nằm nghe sóng vì ở đây ít hàng quán.
dao-cai-chien | Đảo Cái Chiên | đảo | 21.325, 107.750 | 340 | island-sea-reef-golden-1 | Cái Chiên | Đảo yên gần Hải Hà, đi phà hoặc xuồng ra tắm biển Vụng Bầu, ăn sá sùng và cù kỳ.
song-lung-khung-long-binh-lieu | Sống lưng khủng long Bình Liêu | núi | 21.605, 107.490 | 500 | rice-terraces-ridge-golden-1 | Bình Liêu; Cột mốc 1305 | Con đường mòn trên sống núi cỏ dẫn lên cột mốc biên giới, thu đông hoa lau trắng hai bên.
cua-khau-mong-cai | Cửa khẩu Móng Cái | cửa khẩu | 21.536, 107.966 | 380 | road-city-bridge-dusk-1 | Móng Cái; Cầu Bắc Luân | Cửa khẩu quốc tế bên sông Ka Long, phố chợ đông hàng và cây cầu sang Đông Hưng.
mui-sa-vi | Mũi Sa Vĩ | điểm tham quan | 21.495, 108.055 | 360 | beach-headland-dawn-1 | Sa Vĩ | Nơi bắt đầu đường bờ biển Việt Nam ở Trà Cổ, có cụm thông và cột mốc lưu niệm.
khu-di-tich-bach-dang-quang-yen | Khu di tích Bạch Đằng (Quảng Yên) | di tích | 20.935, 106.790 | 280 | heritage-valley-museum-golden-1 | Bãi cọc Bạch Đằng | Những bãi cọc gỗ lim kể lại trận thắng năm 1288, nằm giữa đồng ruộng Quảng Yên ven sông.
# bac-ninh
lang-quan-ho-diem | Làng quan họ Diềm | làng cổ | 21.215, 106.050 | 300 | old-quarter-lake-dusk-1 | Làng Diềm; Viêm Xá; Quan họ Bắc Ninh | Làng thờ Thủy tổ quan họ bên sông Cầu, nghe liền anh liền chị hát ở đình hay trên thuyền.
doi-lim | Đồi Lim | di tích | 21.143, 106.020 | 380 | heritage-tunnels-golden-1 | Hội Lim; Chùa Lim | Ngày 13 tháng Giêng ngọn đồi vào hội quan họ, ngày thường là ngôi chùa yên dưới rừng thông.
lang-gom-phu-lang | Làng gốm Phù Lãng | làng nghề | 21.150, 106.240 | 300 | market-street-food-dusk-1 | Phù Lãng | Làng gốm men da lươn bên sông Cầu, lò củi vẫn đỏ, khách ngồi nặn thử cùng thợ.
chua-bo-da | Chùa Bổ Đà | chùa | 21.247, 106.040 | 320 | theatre-gate-dawn-1 | Bổ Đà; Bổ Đà Sơn; Bắc Giang | Chùa cổ tường trình đất nung ở chân núi Phượng Hoàng, có vườn tháp gần trăm ngọn và kho mộc bản.
suoi-mo | Suối Mỡ | thác | 21.240, 106.480 | 300 | waterfall-jungle-dawn-1 | Khu du lịch Suối Mỡ; Suối Mỡ Bắc Giang; Bắc Giang | Con suối chảy qua bậc đá trong thung lũng Huyền Đinh, cạnh suối có ba ngôi đền thờ công chúa Quế Mỵ Nương.
ho-cam-son | Hồ Cấm Sơn | hồ | 21.505, 106.590 | 300 | pine-hills-lake-dawn-1 | Cấm Sơn; Bắc Giang | Hồ nước dài giữa núi Lục Ngạn, thuyền đưa sang các đảo và bản người Nùng ven bờ.
tho-ha | Thổ Hà | làng cổ | 21.222, 106.063 | 330 | old-quarter-lake-noon-1 | Làng Thổ Hà; Làng cổ Thổ Hà; Bắc Giang | Làng nghề bánh đa nem bên sông Cầu, đi đò ngang sang là gặp ngõ gạch gốm và phên bánh phơi.
# phu-tho
den-mau-au-co | Đền Mẫu Âu Cơ | đền | 21.600, 104.950 | 300 | theatre-gate-dusk-1 | Đền Âu Cơ; Hiền Lương | Đền thờ Quốc Mẫu Âu Cơ ở Hiền Lương, hội mở mùng 7 tháng Giêng, người đi lễ Đền Hùng hay lên tận nơi.
thac-bac-tam-dao | Thác Bạc Tam Đảo | thác | 21.455, 105.647 | 380 | waterfall-jungle-mist-1 | Vĩnh Phúc | Dòng thác cuối những bậc đá phủ rêu trong thị trấn Tam Đảo, xuống dễ mà lên thì nhớ đi chậm.
nha-tho-da-tam-dao | Nhà thờ đá Tam Đảo | nhà thờ | 21.457, 105.643 | 380 | old-town-quay-noon-1 | Nhà thờ Tam Đảo; Vĩnh Phúc | Nhà thờ đá thời Pháp giữa thị trấn mây, bậc thềm phía trước là chỗ ngồi chờ sương tan.
vuon-quoc-gia-tam-dao | Vườn quốc gia Tam Đảo | vườn quốc gia | 21.500, 105.600 | 330 | waterfall-jungle-golden-1 | Rừng Tam Đảo; Vĩnh Phúc | Dải rừng dài giữa ba vùng đất, có đường mòn đi bộ, tháp truyền hình và những thung lũng bướm.
dam-vac | Đầm Vạc | hồ | 21.300, 105.600 | 220 | island-sea-paddle-boards-golden-1 | Đầm Vạc Vĩnh Yên; Vĩnh Phúc | Mặt nước rộng giữa Vĩnh Yên, chiều có người chạy bộ, câu cá và uống cà phê ven bờ.
den-thac-bo | Đền Thác Bờ | đền | 20.755, 105.200 | 420 | theatre-gate-mist-1 | Thác Bờ; Đền Chúa Thác Bờ; Hòa Bình | Ngôi đền bên lòng hồ sông Đà thờ bà Chúa Thác Bờ, đi thuyền vào lễ từ bến Thung Nai.
deo-thung-khe | Đèo Thung Khe | đèo | 20.665, 105.150 | 440 | motorbike-pass-dawn-1 | Đèo Đá Trắng; Thung Khe; Hòa Bình | Đoạn đèo vách đá trắng trước khi xuống Mai Châu, quán nhỏ bán ngô luộc và cơm lam giữa sương.
ban-pom-coong | Bản Pom Coọng | bản làng | 20.655, 105.082 | 380 | motorbike-lane-dawn-1 | Pom Coọng; Hòa Bình | Bản Thái kề bản Lác, nhà sàn nhìn ra ruộng lúa, tối có múa xòe và rượu cần.
suoi-khoang-kim-boi | Suối khoáng Kim Bôi | suối khoáng | 20.640, 105.560 | 400 | waterfall-jungle-noon-1 | Kim Bôi; Khoáng nóng Kim Bôi; Hòa Bình | Nguồn khoáng nóng giữa thung lũng Kim Bôi, nhiều khu nghỉ có bể ngâm cho chuyến cuối tuần.
thung-lung-mai-chau | Thung lũng Mai Châu | điểm tham quan | 20.660, 105.080 | 560 | pine-hills-path-noon-1 | Mai Châu; Cột cờ Mai Châu; Hòa Bình | Thung lũng lúa xanh bao quanh bởi núi đá, đạp xe qua các bản Thái rồi lên cột cờ ngắm chiều.
hang-kia-pa-co | Hang Kia – Pà Cò | bản làng | 20.740, 104.900 | 320 | rice-terraces-valley-dawn-1 | Hang Kia; Pà Cò; Chợ Pà Cò; Hòa Bình | Thung lũng người Mông trên đường đi Mộc Châu, sáng Chủ nhật họp chợ Pà Cò, đông lạnh nhiều mây.
# hai-phong
bai-cat-co | Bãi Cát Cò | biển | 20.717, 107.053 | 560 | beach-cove-noon-1 | Bãi tắm Cát Cò; Cát Cò; Cát Cò 1; Cát Cò 2; Cát Cò 3 | Ba bãi tắm kề trung tâm Cát Bà, nối nhau bằng lối đi men vách đá nhìn ra biển.
dao-khi-cat-ba | Đảo Khỉ Cát Bà | đảo | 20.740, 107.077 | 420 | island-sea-sandbar-dawn-1 | Đảo Khỉ; Cát Dứa | Hòn đảo có hai bãi tắm trong vịnh Lan Hạ, nhớ giữ đồ ăn kẻo khỉ giật mất.
hang-sang-toi | Hang Sáng Tối | hang động | 20.770, 107.100 | 380 | cave-hall-dusk-1 | Hang Sáng; Dark and Bright Cave | Hai vòm hang chèo kayak xuyên qua được ở vịnh Lan Hạ, mực nước lên xuống theo con triều.
lang-viet-hai | Làng Việt Hải | bản làng | 20.795, 107.050 | 420 | motorbike-lane-dawn-1 | Việt Hải; Viet Hai | Ngôi làng trong thung lũng giữa rừng Cát Bà, đi thuyền vào bến rồi đạp xe qua đồng.
dong-trung-trang | Động Trung Trang | hang động | 20.788, 107.000 | 340 | cave-river-noon-1 | Trung Trang | Hang nhũ xuyên núi trên đường ngang đảo Cát Bà, bên trong mát, đi hết chừng nửa giờ.
hang-quan-y | Hang Quân Y | di tích | 20.762, 107.020 | 320 | heritage-tunnels-golden-1 | Bệnh viện hang động; Hospital Cave | Bệnh viện giấu trong núi đá thời chiến ở Cát Bà, ba tầng với phòng mổ và lối thoát hiểm.
ben-beo | Bến Bèo | bến cảng | 20.730, 107.065 | 280 | pier-moored-dusk-1 | Bến tàu Bèo Cát Bà | Bến thuyền của Cát Bà để ra vịnh Lan Hạ, cạnh đó là làng bè nuôi cá.
san-bay-cat-bi | Sân bay Cát Bi | sân bay | 20.819, 106.725 | 180 | road-airport-dusk-1 | HPH; Sân bay Hải Phòng; Sân bay quốc tế Cát Bi | Sân bay quốc tế của Hải Phòng, cách trung tâm khoảng 8 km, tiện đi tiếp Cát Bà và Đồ Sơn.
dao-hon-dau | Đảo Hòn Dáu | đảo | 20.668, 106.815 | 360 | island-sea-reef-dawn-1 | Hòn Dáu; Hòn Dấu; Hải đăng Hòn Dáu | Đảo nhỏ ngoài mũi Đồ Sơn có ngọn hải đăng thời Pháp và rừng cây rậm, thuyền ra chừng mười lăm phút.
chua-du-hang | Chùa Dư Hàng | chùa | 20.840, 106.675 | 260 | theatre-gate-dusk-1 | Dư Hàng; Phúc Lâm Tự | Ngôi chùa cổ giữa phố Hải Phòng, có vườn tháp, gác chuông và chiếc khánh đá.
den-nghe | Đền Nghè | đền | 20.856, 106.680 | 240 | theatre-colonnade-noon-1 | Đền Lê Chân | Đền thờ nữ tướng Lê Chân, người lập làng An Biên, nằm ngay trung tâm Hải Phòng.
ga-hai-phong | Ga Hải Phòng | nhà ga | 20.856, 106.688 | 180 | night-city-promenade-noon-1 |  | Nhà ga thời Pháp trên đường Lương Khánh Thiện, tàu về Hà Nội mỗi ngày mấy chuyến.
khu-di-tich-bach-dang-giang | Khu di tích Bạch Đằng Giang | di tích | 20.953, 106.757 | 360 | heritage-valley-museum-golden-1 | Bạch Đằng Giang; Tràng Kênh | Cụm đền thờ Ngô Quyền, Lê Đại Hành và Trần Hưng Đạo bên cửa sông, có bãi cọc và quảng trường.
bai-coc-cao-quy | Bãi cọc Cao Quỳ | di tích | 21.000, 106.630 | 220 | theatre-gate-noon-1 | Cao Quỳ | Cọc gỗ lim lộ ra giữa đồng Thủy Nguyên, nhà trưng bày kể lại cách cắm cọc trên sông.
van-mieu-mao-dien | Văn miếu Mao Điền | di tích | 20.940, 106.200 | 280 | theatre-gate-dawn-1 | Mao Điền; Hải Dương | Văn miếu của trấn Hải Dương xưa bên quốc lộ 5, sân gạch rộng với hồ và hàng cây gạo.
dong-kinh-chu | Động Kính Chủ | hang động | 21.016, 106.497 | 260 | cave-skylight-golden-1 | Kính Chủ; Hải Dương | Hang chùa trong núi đá Kinh Môn, trên vách khắc nhiều bài văn bia của người đi trước.
# hung-yen
chua-chuong | Chùa Chuông | chùa | 20.662, 106.055 | 240 | theatre-hall-mist-1 | Kim Chung tự | Ngôi chùa cổ của Phố Hiến với cầu đá và dãy tượng kể chuyện địa ngục, yên ả bên ao sen.
den-mau-hung-yen | Đền Mẫu Hưng Yên | đền | 20.648, 106.053 | 240 | theatre-hall-noon-1 |  | Đền bên hồ Bán Nguyệt dưới bóng cây sanh, đa, si quấn nhau, một nét đẹp của Phố Hiến.
ho-ban-nguyet | Hồ Bán Nguyệt | hồ | 20.647, 106.052 | 200 | pine-hills-lake-golden-1 |  | Hồ nước hình trăng khuyết giữa lòng Hưng Yên, chiều đạp xe một vòng rồi ăn chè long nhãn.
vinwonders-wave-park | VinWonders Wave Park | công viên giải trí | 20.945, 105.955 | 420 | cable-park-ridges-mist-1 | Ocean City; Ocean Park 2; Công viên nước Ocean Park | Công viên nước và biển tạo sóng trong khu đô thị phía đông Hà Nội, hợp đi trong ngày với trẻ.
bien-con-vanh | Biển Cồn Vành | biển | 20.285, 106.590 | 320 | beach-hammock-dawn-1 | Cồn Vành; Thái Bình | Cồn đất ngập mặn ở cửa Ba Lạt, rừng sú vẹt, bãi cát phù sa và những đầm nuôi ngao.
lang-vuon-bach-thuan | Làng vườn Bách Thuận | làng cổ | 20.440, 106.245 | 220 | old-quarter-lake-noon-1 | Bách Thuận; Thái Bình | Làng vườn ven sông Hồng với ngõ nhỏ, vườn hòe và vườn quả, đạp xe từ chùa Keo ghé qua.
nha-tho-chinh-toa-thai-binh | Nhà thờ chính tòa Thái Bình | nhà thờ | 20.448, 106.335 | 200 | pine-hills-villas-golden-1 | Thái Bình | Nhà thờ lớn tường xám giữa Thái Bình, dựng lại đầu những năm 2000, đêm Giáng sinh rực đèn.
den-dong-bang | Đền Đồng Bằng | đền | 20.640, 106.390 | 300 | theatre-gate-noon-1 | Đền Vua Cha Bát Hải; Đồng Bằng; Thái Bình | Đền thờ Vua Cha Bát Hải Động Đình ở Quỳnh Phụ, hội tháng Tám âm lịch có hát chầu văn.
# ninh-binh
dam-van-long | Đầm Vân Long | khu bảo tồn | 20.365, 105.870 | 560 | island-sea-nipa-noon-1 | Vân Long; Khu bảo tồn Vân Long | Đầm nước phẳng lặng dưới núi đá, ngồi thuyền nan tìm voọc mông trắng trên vách lúc chiều.
vuon-chim-thung-nham | Vườn chim Thung Nham | khu bảo tồn | 20.215, 105.885 | 520 | island-sea-nipa-golden-1 | Thung Nham | Chiều về từng đàn cò, vạc đậu kín ngọn cây, quanh đó có hang Bụt và vườn cây ăn quả.
dong-am-tien | Động Am Tiên | hang động | 20.278, 105.905 | 430 | cave-river-dawn-1 | Am Tiên; Tuyệt Tình Cốc | Hồ nước kín giữa bốn bề núi đá gần cố đô Hoa Lư, đi qua đường hầm rồi leo bậc lên động.
chua-bich-dong | Chùa Bích Động | chùa | 20.218, 105.917 | 480 | theatre-gate-mist-1 | Bích Động | Ba ngôi chùa nhỏ xếp tầng theo sườn núi, cây cầu đá bắc qua ao sen dẫn vào cổng.
thung-nang | Thung Nắng | điểm tham quan | 20.225, 105.900 | 360 | market-flowers-dawn-1 | Thung Nắng Ninh Bình | Chuyến đò vắng len giữa lau lách và hang thấp, yên hơn hẳn các bến thuyền đông khách.
suoi-nuoc-nong-kenh-ga | Suối nước nóng Kênh Gà | suối khoáng | 20.350, 105.820 | 260 | spa-hot-spring-mist-1 | Kênh Gà | Làng nổi xưa trên sông Hoàng Long với mạch nước khoáng nóng chảy ra từ chân núi.
pho-co-hoa-lu | Phố cổ Hoa Lư | phố đi bộ | 20.262, 105.960 | 480 | old-town-street-dawn-1 | Hồ Kỳ Lân; Chợ đêm Ninh Bình | Dãy nhà cổ dựng lại quanh hồ Kỳ Lân, chập tối lên đèn lồng, thả hoa đăng và dạo chợ đêm.
nha-tho-bui-chu | Nhà thờ Bùi Chu | nhà thờ | 20.297, 106.345 | 300 | pine-hills-villas-golden-1 | Bùi Chu; Nhà thờ chính tòa Bùi Chu; Nam Định | Nhà thờ chính tòa của giáo phận lâu đời, đã xây lại theo dáng cũ, quanh vùng toàn tháp chuông.
nha-tho-do-hai-ly | Nhà thờ đổ Hải Lý | nhà thờ | 20.111, 106.299 | 400 | pine-hills-villas-noon-1 | Nhà thờ đổ; Nhà thờ Trái Tim; Nam Định | Bức tường nhà thờ bị biển lấn còn đứng trên bãi cát Hải Hậu, bình minh soi qua ô cửa trống.
bai-bien-quat-lam | Bãi biển Quất Lâm | biển | 20.201, 106.489 | 360 | beach-pair-dawn-1 | Quất Lâm; Nam Định | Bãi biển gần của vùng nam sông Hồng, hè đông người về tắm và ăn nem nắm, ngao hấp.
bai-bien-thinh-long | Bãi biển Thịnh Long | biển | 20.026, 106.222 | 340 | beach-boats-dawn-1 | Thịnh Long; Nam Định | Bãi cát dài ở Hải Hậu với hàng phi lao, sáng xem thuyền cá về bến mua tôm tươi.
phu-day | Phủ Dầy | đền | 20.370, 106.075 | 440 | theatre-colonnade-noon-1 | Phủ Giầy; Phủ Dày; Nam Định | Quần thể phủ thờ Mẫu Liễu Hạnh ở Vụ Bản, tháng Ba âm lịch mở hội rước và hầu đồng.
chua-co-le | Chùa Cổ Lễ | chùa | 20.320, 106.270 | 320 | theatre-colonnade-golden-1 | Cổ Lễ; Nam Định | Ngôi chùa có tháp Cửu Phẩm trước sân, dáng pha nét nhà thờ, bên trong giữ quả chuông lớn.
cau-ngoi-cho-luong | Cầu ngói chợ Lương | cầu | 20.208, 106.276 | 300 | road-city-bridge-dusk-1 | Cầu ngói Hải Anh; Chùa Lương; Nam Định | Cây cầu gỗ lợp ngói cong qua sông Trung Giang ở Hải Hậu, cạnh ngôi chùa trăm gian của làng.
den-lanh-giang | Đền Lảnh Giang | đền | 20.640, 106.000 | 260 | theatre-gate-dusk-1 | Lảnh Giang; Hà Nam | Đền ven sông Hồng thờ ba vị tướng thời Hùng, hội tháng Sáu và tháng Tám âm lịch.
chua-dia-tang-phi-lai | Chùa Địa Tạng Phi Lai | chùa | 20.480, 105.880 | 480 | theatre-gate-noon-1 | Địa Tạng Phi Lai; Chùa Đùng; Hà Nam | Ngôi chùa dưới rừng thông ở Thanh Liêm với sân sỏi trắng, ai vào cũng tự nhiên đi khẽ.
chua-ba-danh | Chùa Bà Đanh | chùa | 20.545, 105.870 | 340 | theatre-hall-dawn-1 | Bà Đanh; Núi Ngọc; Hà Nam | Ngôi chùa bên sông Đáy quen tai trong câu vắng như chùa Bà Đanh, sau lưng là núi Ngọc.
den-truc-ngu-dong-son | Đền Trúc – Ngũ Động Sơn | đền | 20.565, 105.870 | 240 | gala-garden-golden-1 | Đền Trúc; Ngũ Động Thi Sơn; Hà Nam | Đền thờ Lý Thường Kiệt giữa rừng trúc ven sông, phía sau là dãy năm hang liền nhau.
lang-vu-dai | Làng Vũ Đại | làng cổ | 20.503, 106.160 | 280 | old-quarter-lake-noon-1 | Nhà Bá Kiến; Cá kho Vũ Đại; Làng Đại Hoàng; Hà Nam | Quê nhà văn Nam Cao với ngôi nhà Bá Kiến và những bếp củi kho cá suốt đêm giáp Tết.
ga-ninh-binh | Ga Ninh Bình | nhà ga | 20.243, 105.977 | 180 | road-rice-fields-dawn-1 |  | Ga tàu Bắc – Nam gần trung tâm Hoa Lư, xuống ga đi xe vài phút là tới Tam Cốc, Hang Múa.
`);
