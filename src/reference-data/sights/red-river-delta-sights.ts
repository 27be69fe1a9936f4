import { readSights } from './read-sights.ts';

/** Sights of the Red River Delta, by province. */
export const redRiverDeltaSights = readSights(`
# ha-noi
cau-long-bien | Cầu Long Biên | bridge | 21.043, 105.859 | 560 | road-city-bridge-dusk-1 | Long Biên; Long Bien Bridge | Cây cầu thép hơn trăm tuổi qua sông Hồng: tàu hỏa chạy giữa, xe máy và người đi bộ men hai bên.
nha-hat-lon-ha-noi | Nhà hát Lớn Hà Nội | landmark | 21.024, 105.857 | 520 | theatre-colonnade-noon-1 | Nhà hát Lớn; Hanoi Opera House | Nhà hát kiểu Pháp cuối phố Tràng Tiền, tối sáng đèn đón khán giả, chiều có cô dâu chú rể đến chụp hình.
nha-tho-lon-ha-noi | Nhà thờ Lớn Hà Nội | church | 21.029, 105.849 | 600 | heritage-church-dusk-1 | Nhà thờ Lớn; Nhà thờ Chính tòa Hà Nội; St. Joseph Cathedral | Nhà thờ đá xám giữa khu phố nhỏ, chiều nào cũng có người ngồi vỉa hè uống trà chanh nhìn ra tháp chuông.
chua-tran-quoc | Chùa Trấn Quốc | pagoda | 21.048, 105.837 | 600 | theatre-gate-noon-1 | Trấn Quốc; Tran Quoc Pagoda | Ngôi chùa cổ trên hòn đảo nhỏ của Hồ Tây, ngọn bảo tháp đỏ soi bóng nước lúc hoàng hôn.
den-ngoc-son | Đền Ngọc Sơn | temple | 21.031, 105.852 | 560 | theatre-gate-dawn-1 | Ngọc Sơn; Cầu Thê Húc | Bước qua cầu Thê Húc sơn đỏ là vào ngôi đền giữa hồ Hoàn Kiếm, nơi thờ Văn Xương và Đức Thánh Trần.
nha-tu-hoa-lo | Nhà tù Hỏa Lò | historic-site | 21.025, 105.846 | 620 | old-quarter-flower-bikes-golden-1 | Hỏa Lò; Hoa Lo Prison | Nhà tù do người Pháp dựng cuối thế kỷ 19, nay kể chuyện tù nhân qua hiện vật và tour đêm phải đặt trước.
bao-tang-dan-toc-hoc-viet-nam | Bảo tàng Dân tộc học Việt Nam | museum | 21.040, 105.798 | 520 | heritage-valley-museum-golden-1 | Bảo tàng Dân tộc học; Museum of Ethnology | Nhà dài Ê Đê, nhà rông Ba Na dựng ngay trong vườn, trẻ con tha hồ chạy nhảy và chơi trò dân gian.
bao-tang-lich-su-quan-su-viet-nam | Bảo tàng Lịch sử Quân sự Việt Nam | museum | 21.007, 105.755 | 560 | heritage-museum-dusk-1 | Bảo tàng Quân sự; Bảo tàng Lịch sử Quân sự | Tòa bảo tàng mới ở phía tây thành phố, máy bay MiG treo giữa sảnh và khoảng sân bày khí tài ngoài trời.
bao-tang-phu-nu-viet-nam | Bảo tàng Phụ nữ Việt Nam | museum | 21.024, 105.852 | 400 | night-city-cable-bridge-noon-1 | Bảo tàng Phụ nữ | Những câu chuyện về gia đình, chợ búa và trang phục phụ nữ các dân tộc, kể gọn trong mấy tầng nhà phố Lý Thường Kiệt.
bao-tang-my-thuat-viet-nam | Bảo tàng Mỹ thuật Việt Nam | museum | 21.031, 105.837 | 380 | night-city-promenade-noon-1 | Bảo tàng Mỹ thuật Hà Nội | Tranh sơn mài, lụa và tượng chùa cổ trong một tòa nhà thời Pháp, ngay đối diện bên hông Văn Miếu.
bao-tang-lich-su-quoc-gia | Bảo tàng Lịch sử Quốc gia | museum | 21.025, 105.860 | 380 | heritage-museum-dusk-1 | Bảo tàng Lịch sử Việt Nam | Trống đồng, gốm sứ và tượng Chăm xếp theo dòng thời gian trong ngôi nhà kiểu Đông Dương phía sau Nhà hát Lớn.
nha-hat-mua-roi-thang-long | Nhà hát Múa rối Thăng Long | landmark | 21.032, 105.853 | 540 | heritage-palace-dusk-1 | Múa rối nước Thăng Long; Thang Long Water Puppet | Con rối gỗ lướt trên mặt nước theo tiếng đàn bầu, mỗi ngày diễn vài suất cạnh hồ Hoàn Kiếm.
ta-hien | Tạ Hiện | walking-street | 21.035, 105.852 | 560 | market-night-stalls-dusk-1 | Phố Tạ Hiện; Phố bia Tạ Hiện; Beer Street Hà Nội | Ngã tư bia hơi của phố cổ, ghế nhựa kê sát nhau và tiếng cụng ly rôm rả từ chập tối.
pho-duong-tau-ha-noi | Phố đường tàu Hà Nội | walking-street | 21.030, 105.844 | 540 | market-street-food-golden-1 | Phố đường tàu; Train Street | Xóm nhà nép sát đường ray trong lòng thành phố; khi tàu chạy hãy theo hướng dẫn và đứng thật xa.
pho-bich-hoa-phung-hung | Phố bích họa Phùng Hưng | walking-street | 21.036, 105.847 | 360 | old-town-quay-dusk-1 | Phùng Hưng; Bích họa Phùng Hưng | Những vòm cầu đá của đường tàu được vẽ cảnh chợ hoa, tàu điện và hàng rong Hà Nội xưa.
cho-dong-xuan | Chợ Đồng Xuân | market | 21.038, 105.850 | 560 | market-floating-dawn-1 | Đồng Xuân; Dong Xuan Market | Chợ đầu mối của phố cổ, tầng dưới bán buôn vải vóc, ngõ bên cạnh nghi ngút bún chả que tre và chè.
cho-dem-pho-co-ha-noi | Chợ đêm phố cổ Hà Nội | market | 21.035, 105.850 | 480 | market-boats-above-dawn-1 | Chợ đêm Hà Nội; Chợ đêm Hàng Đào | Tối cuối tuần, cả trục Hàng Đào đến Đồng Xuân thành chợ bán đồ lưu niệm, quần áo và quà vặt.
den-quan-thanh | Đền Quán Thánh | temple | 21.043, 105.836 | 420 | theatre-hall-noon-1 | Quán Thánh; Đền Trấn Vũ | Đền thờ Huyền Thiên Trấn Vũ bên góc Hồ Tây, có pho tượng đồng đen cao gần bốn mét.
phu-tay-ho | Phủ Tây Hồ | temple | 21.056, 105.819 | 500 | theatre-gate-dusk-1 | Phủ Mẫu Tây Hồ | Phủ thờ Mẫu Liễu Hạnh trên bán đảo nhô ra Hồ Tây, mùng một và ngày rằm người đến lễ rất đông.
cong-vien-nuoc-ho-tay | Công viên nước Hồ Tây | theme-park | 21.073, 105.817 | 400 | cable-park-seaside-dawn-1 | Công viên Hồ Tây | Máng trượt, bể tạo sóng và dòng sông lười, chỗ trốn nóng quen thuộc của các gia đình vào mùa hè.
lotte-world-aquarium-ha-noi | Lotte World Aquarium Hà Nội | theme-park | 21.076, 105.812 | 440 | island-sea-reef-dawn-1 | Thủy cung Lotte; Lotte Mall Tây Hồ | Thủy cung trong trung tâm thương mại cạnh Hồ Tây, có đường hầm cá bơi và khu chim cánh cụt.
thuy-cung-times-city | Thủy cung Times City | theme-park | 20.996, 105.868 | 340 | cable-park-seaside-golden-1 | Vinpearl Aquarium Times City | Thủy cung dưới lòng khu đô thị Times City, vừa tầm một buổi sáng cho trẻ nhỏ những hôm trời mưa.
cong-vien-thong-nhat | Công viên Thống Nhất | park | 21.015, 105.844 | 300 | cable-park-carousel-dusk-1 | Công viên Lênin; Hồ Bảy Mẫu | Công viên rộng quanh hồ Bảy Mẫu, sáng sớm đông người chạy bộ, cuối tuần trẻ em đến chơi tàu điện.
lang-co-duong-lam | Làng cổ Đường Lâm | ancient-village | 21.157, 105.468 | 540 | old-quarter-lake-noon-1 | Đường Lâm; Duong Lam | Cổng làng, giếng nước và nhà đá ong còn nguyên nếp cũ, thuê xe đạp đi một vòng rồi ăn cơm quê.
thanh-co-son-tay | Thành cổ Sơn Tây | historic-site | 21.138, 105.505 | 340 | old-town-quay-noon-1 | Sơn Tây; Phố đi bộ Sơn Tây | Tòa thành đá ong thời Nguyễn có hào nước bao quanh, cuối tuần mở phố đi bộ dưới tán cây.
chua-thay | Chùa Thầy | pagoda | 21.024, 105.643 | 420 | theatre-hall-mist-1 | Núi Thầy; Sài Sơn | Chùa dưới chân núi Sài Sơn gắn với thiền sư Từ Đạo Hạnh, trước mặt là thủy đình giữa hồ Long Trì.
chua-tay-phuong | Chùa Tây Phương | pagoda | 21.024, 105.590 | 340 | theatre-gate-dawn-1 | Tây Phương | Leo hơn hai trăm bậc đá ong lên đỉnh đồi, trong chùa có những pho tượng La Hán gỗ mít nổi tiếng.
lang-lua-van-phuc | Làng lụa Vạn Phúc | craft-village | 20.978, 105.776 | 460 | craft-weaving-golden-1 | Vạn Phúc; Lụa Hà Đông | Làng dệt lụa Hà Đông với dãy cửa hàng treo ô màu, ghé sờ tận tay tấm lụa vân rồi nghe tiếng khung cửi.
thanh-co-loa | Thành Cổ Loa | historic-site | 21.114, 105.871 | 420 | theatre-colonnade-dawn-1 | Cổ Loa; Loa Thành | Vòng thành đất thời An Dương Vương, có đền Thượng, giếng Ngọc và am thờ Mỵ Châu dưới gốc đa.
den-giong | Đền Gióng | temple | 21.281, 105.835 | 400 | voyage-pagoda-hill-mist-1 | Đền Sóc; Hội Gióng | Khu đền thờ Thánh Gióng dưới chân núi Sóc, hội mở mùng 6 tháng Giêng, trên đỉnh núi có tượng đồng.
lang-van-hoa-du-lich-cac-dan-toc-viet-nam | Làng Văn hóa – Du lịch các dân tộc Việt Nam | sight | 21.035, 105.475 | 420 | road-coast-pass-dusk-1 | Làng Văn hóa các dân tộc; Đồng Mô | Nhà sàn, nhà rông, tháp Chăm bên hồ Đồng Mô, bà con các dân tộc về đây dựng nếp sinh hoạt hằng ngày.
san-van-dong-my-dinh | Sân vận động Mỹ Đình | landmark | 21.020, 105.764 | 380 | old-town-street-dawn-1 | Mỹ Đình; Sân Mỹ Đình | Sân bóng của đội tuyển quốc gia và những đêm nhạc lớn, đi lại tiện bằng xe buýt hoặc xe công nghệ.
cau-nhat-tan | Cầu Nhật Tân | bridge | 21.094, 105.821 | 300 | old-town-river-dawn-1 | Nhật Tân | Cầu dây văng năm trụ tháp trên đường vào Nội Bài, đêm đổi màu đèn soi xuống sông Hồng.
san-bay-noi-bai | Sân bay Nội Bài | airport | 21.221, 105.807 | 200 | road-airport-dusk-1 | Nội Bài; HAN; Noi Bai Airport; Sân bay Hà Nội; Sân bay quốc tế Nội Bài | Sân bay quốc tế của Hà Nội, cách hồ Hoàn Kiếm chừng 28 km về phía bắc, đi xe khoảng một giờ.
ga-ha-noi | Ga Hà Nội | railway-station | 21.024, 105.841 | 240 | road-rice-fields-noon-1 | Ga Hàng Cỏ; Hanoi Railway Station | Ga đầu tuyến đường sắt Bắc – Nam trên phố Lê Duẩn, cũng là nơi lên chuyến tàu đêm đi Lào Cai.
# bac-ninh
lang-quan-ho-diem | Làng quan họ Diềm | ancient-village | 21.215, 106.050 | 300 | old-quarter-lake-dusk-1 | Làng Diềm; Viêm Xá; Quan họ Bắc Ninh | Làng thờ Thủy tổ quan họ bên sông Cầu, nghe liền anh liền chị hát ở đình hay trên thuyền.
doi-lim | Đồi Lim | historic-site | 21.143, 106.020 | 380 | theatre-hall-noon-1 | Hội Lim; Chùa Lim | Ngày 13 tháng Giêng ngọn đồi vào hội quan họ, ngày thường là ngôi chùa yên dưới rừng thông.
lang-gom-phu-lang | Làng gốm Phù Lãng | craft-village | 21.150, 106.240 | 300 | craft-pottery-golden-1 | Phù Lãng | Làng gốm men da lươn bên sông Cầu, lò củi vẫn đỏ, khách ngồi nặn thử cùng thợ.
chua-bo-da | Chùa Bổ Đà | pagoda | 21.247, 106.040 | 320 | theatre-gate-dawn-1 | Bổ Đà; Bổ Đà Sơn; Bắc Giang | Chùa cổ tường trình đất nung ở chân núi Phượng Hoàng, có vườn tháp gần trăm ngọn và kho mộc bản.
suoi-mo | Suối Mỡ | waterfall | 21.240, 106.480 | 300 | waterfall-jungle-dawn-1 | Khu du lịch Suối Mỡ; Suối Mỡ Bắc Giang; Bắc Giang | Con suối chảy qua bậc đá trong thung lũng Huyền Đinh, cạnh suối có ba ngôi đền thờ công chúa Quế Mỵ Nương.
ho-cam-son | Hồ Cấm Sơn | lake | 21.505, 106.590 | 300 | pine-hills-lake-dawn-1 | Cấm Sơn; Bắc Giang | Hồ nước dài giữa núi Lục Ngạn, thuyền đưa sang các đảo và bản người Nùng ven bờ.
tho-ha | Thổ Hà | ancient-village | 21.222, 106.063 | 330 | old-quarter-lake-noon-1 | Làng Thổ Hà; Làng cổ Thổ Hà; Bắc Giang | Làng nghề bánh đa nem bên sông Cầu, đi đò ngang sang là gặp ngõ gạch gốm và phên bánh phơi.
# hai-phong
bai-cat-co | Bãi Cát Cò | beach | 20.717, 107.053 | 560 | beach-cove-noon-1 | Bãi tắm Cát Cò; Cát Cò; Cát Cò 1; Cát Cò 2; Cát Cò 3 | Ba bãi tắm kề trung tâm Cát Bà, nối nhau bằng lối đi men vách đá nhìn ra biển.
dao-khi-cat-ba | Đảo Khỉ Cát Bà | island | 20.740, 107.077 | 420 | island-sea-sandbar-dawn-1 | Đảo Khỉ; Cát Dứa | Hòn đảo có hai bãi tắm trong vịnh Lan Hạ, nhớ giữ đồ ăn kẻo khỉ giật mất.
hang-sang-toi | Hang Sáng Tối | cave | 20.770, 107.100 | 380 | cave-hall-dusk-1 | Hang Sáng; Dark and Bright Cave | Hai vòm hang chèo kayak xuyên qua được ở vịnh Lan Hạ, mực nước lên xuống theo con triều.
lang-viet-hai | Làng Việt Hải | village | 20.795, 107.050 | 420 | cycling-karst-lane-dawn-1 | Việt Hải; Viet Hai | Ngôi làng trong thung lũng giữa rừng Cát Bà, đi thuyền vào bến rồi đạp xe qua đồng.
dong-trung-trang | Động Trung Trang | cave | 20.788, 107.000 | 340 | cave-river-noon-1 | Trung Trang | Hang nhũ xuyên núi trên đường ngang đảo Cát Bà, bên trong mát, đi hết chừng nửa giờ.
hang-quan-y | Hang Quân Y | historic-site | 20.762, 107.020 | 320 | cave-mouth-dusk-1 | Bệnh viện hang động; Hospital Cave | Bệnh viện giấu trong núi đá thời chiến ở Cát Bà, ba tầng với phòng mổ và lối thoát hiểm.
ben-beo | Bến Bèo | port | 20.730, 107.065 | 280 | pier-moored-dusk-1 | Bến tàu Bèo Cát Bà | Bến thuyền của Cát Bà để ra vịnh Lan Hạ, cạnh đó là làng bè nuôi cá.
san-bay-cat-bi | Sân bay Cát Bi | airport | 20.819, 106.725 | 180 | road-airport-dusk-1 | HPH; Sân bay Hải Phòng; Sân bay quốc tế Cát Bi | Sân bay quốc tế của Hải Phòng, cách trung tâm khoảng 8 km, tiện đi tiếp Cát Bà và Đồ Sơn.
dao-hon-dau | Đảo Hòn Dáu | island | 20.668, 106.815 | 360 | island-sea-reef-dawn-1 | Hòn Dáu; Hòn Dấu; Hải đăng Hòn Dáu | Đảo nhỏ ngoài mũi Đồ Sơn có ngọn hải đăng thời Pháp và rừng cây rậm, thuyền ra chừng mười lăm phút.
chua-du-hang | Chùa Dư Hàng | pagoda | 20.840, 106.675 | 260 | theatre-gate-dusk-1 | Dư Hàng; Phúc Lâm Tự | Ngôi chùa cổ giữa phố Hải Phòng, có vườn tháp, gác chuông và chiếc khánh đá.
den-nghe | Đền Nghè | temple | 20.856, 106.680 | 240 | theatre-colonnade-noon-1 | Đền Lê Chân | Đền thờ nữ tướng Lê Chân, người lập làng An Biên, nằm ngay trung tâm Hải Phòng.
ga-hai-phong | Ga Hải Phòng | railway-station | 20.856, 106.688 | 180 | night-city-promenade-noon-1 |  | Nhà ga thời Pháp trên đường Lương Khánh Thiện, tàu về Hà Nội mỗi ngày mấy chuyến.
khu-di-tich-bach-dang-giang | Khu di tích Bạch Đằng Giang | historic-site | 20.953, 106.757 | 360 | theatre-colonnade-dawn-1 | Bạch Đằng Giang; Tràng Kênh | Cụm đền thờ Ngô Quyền, Lê Đại Hành và Trần Hưng Đạo bên cửa sông, có bãi cọc và quảng trường.
bai-coc-cao-quy | Bãi cọc Cao Quỳ | historic-site | 21.000, 106.630 | 220 | theatre-gate-noon-1 | Cao Quỳ | Cọc gỗ lim lộ ra giữa đồng Thủy Nguyên, nhà trưng bày kể lại cách cắm cọc trên sông.
van-mieu-mao-dien | Văn miếu Mao Điền | historic-site | 20.940, 106.200 | 280 | theatre-gate-dawn-1 | Mao Điền; Hải Dương | Văn miếu của trấn Hải Dương xưa bên quốc lộ 5, sân gạch rộng với hồ và hàng cây gạo.
dong-kinh-chu | Động Kính Chủ | cave | 21.016, 106.497 | 260 | cave-skylight-golden-1 | Kính Chủ; Hải Dương | Hang chùa trong núi đá Kinh Môn, trên vách khắc nhiều bài văn bia của người đi trước.
# hung-yen
chua-chuong | Chùa Chuông | pagoda | 20.662, 106.055 | 240 | theatre-hall-mist-1 | Kim Chung tự | Ngôi chùa cổ của Phố Hiến với cầu đá và dãy tượng kể chuyện địa ngục, yên ả bên ao sen.
den-mau-hung-yen | Đền Mẫu Hưng Yên | temple | 20.648, 106.053 | 240 | theatre-hall-noon-1 |  | Đền bên hồ Bán Nguyệt dưới bóng cây sanh, đa, si quấn nhau, một nét đẹp của Phố Hiến.
ho-ban-nguyet | Hồ Bán Nguyệt | lake | 20.647, 106.052 | 200 | pine-hills-lake-golden-1 |  | Hồ nước hình trăng khuyết giữa lòng Hưng Yên, chiều đạp xe một vòng rồi ăn chè long nhãn.
vinwonders-wave-park | VinWonders Wave Park | theme-park | 20.945, 105.955 | 420 | cable-park-seaside-dawn-1 | Ocean City; Ocean Park 2; Công viên nước Ocean Park | Công viên nước và biển tạo sóng trong khu đô thị phía đông Hà Nội, hợp đi trong ngày với trẻ.
bien-con-vanh | Biển Cồn Vành | beach | 20.285, 106.590 | 320 | beach-hammock-dawn-1 | Cồn Vành; Thái Bình | Cồn đất ngập mặn ở cửa Ba Lạt, rừng sú vẹt, bãi cát phù sa và những đầm nuôi ngao.
lang-vuon-bach-thuan | Làng vườn Bách Thuận | ancient-village | 20.440, 106.245 | 220 | old-quarter-lake-noon-1 | Bách Thuận; Thái Bình | Làng vườn ven sông Hồng với ngõ nhỏ, vườn hòe và vườn quả, đạp xe từ chùa Keo ghé qua.
nha-tho-chinh-toa-thai-binh | Nhà thờ chính tòa Thái Bình | church | 20.448, 106.335 | 200 | heritage-church-dusk-1 | Thái Bình | Nhà thờ lớn tường xám giữa Thái Bình, dựng lại đầu những năm 2000, đêm Giáng sinh rực đèn.
den-dong-bang | Đền Đồng Bằng | temple | 20.640, 106.390 | 300 | theatre-gate-noon-1 | Đền Vua Cha Bát Hải; Đồng Bằng; Thái Bình | Đền thờ Vua Cha Bát Hải Động Đình ở Quỳnh Phụ, hội tháng Tám âm lịch có hát chầu văn.
# ninh-binh
dam-van-long | Đầm Vân Long | nature-reserve | 20.365, 105.870 | 560 | island-sea-nipa-noon-1 | Vân Long; Khu bảo tồn Vân Long | Đầm nước phẳng lặng dưới núi đá, ngồi thuyền nan tìm voọc mông trắng trên vách lúc chiều.
vuon-chim-thung-nham | Vườn chim Thung Nham | nature-reserve | 20.215, 105.885 | 520 | island-sea-nipa-golden-1 | Thung Nham | Chiều về từng đàn cò, vạc đậu kín ngọn cây, quanh đó có hang Bụt và vườn cây ăn quả.
dong-am-tien | Động Am Tiên | cave | 20.278, 105.905 | 430 | cave-river-dawn-1 | Am Tiên; Tuyệt Tình Cốc | Hồ nước kín giữa bốn bề núi đá gần cố đô Hoa Lư, đi qua đường hầm rồi leo bậc lên động.
chua-bich-dong | Chùa Bích Động | pagoda | 20.218, 105.917 | 480 | theatre-gate-mist-1 | Bích Động | Ba ngôi chùa nhỏ xếp tầng theo sườn núi, cây cầu đá bắc qua ao sen dẫn vào cổng.
thung-nang | Thung Nắng | sight | 20.225, 105.900 | 360 | market-flowers-dawn-1 | Thung Nắng Ninh Bình | Chuyến đò vắng len giữa lau lách và hang thấp, yên hơn hẳn các bến thuyền đông khách.
suoi-nuoc-nong-kenh-ga | Suối nước nóng Kênh Gà | hot-spring | 20.350, 105.820 | 260 | spa-hot-spring-mist-1 | Kênh Gà | Làng nổi xưa trên sông Hoàng Long với mạch nước khoáng nóng chảy ra từ chân núi.
pho-co-hoa-lu | Phố cổ Hoa Lư | walking-street | 20.262, 105.960 | 480 | old-town-street-dawn-1 | Hồ Kỳ Lân; Chợ đêm Ninh Bình | Dãy nhà cổ dựng lại quanh hồ Kỳ Lân, chập tối lên đèn lồng, thả hoa đăng và dạo chợ đêm.
nha-tho-bui-chu | Nhà thờ Bùi Chu | church | 20.297, 106.345 | 300 | heritage-church-golden-1 | Bùi Chu; Nhà thờ chính tòa Bùi Chu; Nam Định | Nhà thờ chính tòa của giáo phận lâu đời, đã xây lại theo dáng cũ, quanh vùng toàn tháp chuông.
nha-tho-do-hai-ly | Nhà thờ đổ Hải Lý | church | 20.111, 106.299 | 400 | heritage-church-noon-1 | Nhà thờ đổ; Nhà thờ Trái Tim; Nam Định | Bức tường nhà thờ bị biển lấn còn đứng trên bãi cát Hải Hậu, bình minh soi qua ô cửa trống.
bai-bien-quat-lam | Bãi biển Quất Lâm | beach | 20.201, 106.489 | 360 | beach-pair-dawn-1 | Quất Lâm; Nam Định | Bãi biển gần của vùng nam sông Hồng, hè đông người về tắm và ăn nem nắm, ngao hấp.
bai-bien-thinh-long | Bãi biển Thịnh Long | beach | 20.026, 106.222 | 340 | beach-boats-dawn-1 | Thịnh Long; Nam Định | Bãi cát dài ở Hải Hậu với hàng phi lao, sáng xem thuyền cá về bến mua tôm tươi.
phu-day | Phủ Dầy | temple | 20.370, 106.075 | 440 | theatre-colonnade-noon-1 | Phủ Giầy; Phủ Dày; Nam Định | Quần thể phủ thờ Mẫu Liễu Hạnh ở Vụ Bản, tháng Ba âm lịch mở hội rước và hầu đồng.
chua-co-le | Chùa Cổ Lễ | pagoda | 20.320, 106.270 | 320 | theatre-colonnade-golden-1 | Cổ Lễ; Nam Định | Ngôi chùa có tháp Cửu Phẩm trước sân, dáng pha nét nhà thờ, bên trong giữ quả chuông lớn.
cau-ngoi-cho-luong | Cầu ngói chợ Lương | bridge | 20.208, 106.276 | 300 | road-city-bridge-dusk-1 | Cầu ngói Hải Anh; Chùa Lương; Nam Định | Cây cầu gỗ lợp ngói cong qua sông Trung Giang ở Hải Hậu, cạnh ngôi chùa trăm gian của làng.
den-lanh-giang | Đền Lảnh Giang | temple | 20.640, 106.000 | 260 | theatre-gate-dusk-1 | Lảnh Giang; Hà Nam | Đền ven sông Hồng thờ ba vị tướng thời Hùng, hội tháng Sáu và tháng Tám âm lịch.
chua-dia-tang-phi-lai | Chùa Địa Tạng Phi Lai | pagoda | 20.480, 105.880 | 480 | theatre-gate-noon-1 | Địa Tạng Phi Lai; Chùa Đùng; Hà Nam | Ngôi chùa dưới rừng thông ở Thanh Liêm với sân sỏi trắng, ai vào cũng tự nhiên đi khẽ.
chua-ba-danh | Chùa Bà Đanh | pagoda | 20.545, 105.870 | 340 | theatre-hall-dawn-1 | Bà Đanh; Núi Ngọc; Hà Nam | Ngôi chùa bên sông Đáy quen tai trong câu vắng như chùa Bà Đanh, sau lưng là núi Ngọc.
den-truc-ngu-dong-son | Đền Trúc – Ngũ Động Sơn | temple | 20.565, 105.870 | 240 | voyage-pagoda-hill-mist-1 | Đền Trúc; Ngũ Động Thi Sơn; Hà Nam | Đền thờ Lý Thường Kiệt giữa rừng trúc ven sông, phía sau là dãy năm hang liền nhau.
lang-vu-dai | Làng Vũ Đại | ancient-village | 20.503, 106.160 | 280 | old-quarter-lake-noon-1 | Nhà Bá Kiến; Cá kho Vũ Đại; Làng Đại Hoàng; Hà Nam | Quê nhà văn Nam Cao với ngôi nhà Bá Kiến và những bếp củi kho cá suốt đêm giáp Tết.
ga-ninh-binh | Ga Ninh Bình | railway-station | 20.243, 105.977 | 180 | road-rice-fields-dawn-1 |  | Ga tàu Bắc – Nam gần trung tâm Hoa Lư, xuống ga đi xe vài phút là tới Tam Cốc, Hang Múa.
`);
