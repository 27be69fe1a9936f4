import { readSights } from './read-sights.ts';

/** Sights of the South Central coast, by province. */
export const southCentralSights = readSights(`
# da-nang
cau-vang | Cầu Vàng | bridge | 15.995, 107.996 | 700 | night-city-promenade-golden-1 | Golden Bridge; Cầu Bàn Tay; Cầu Vàng Bà Nà; Cầu Vàng Đà Nẵng | Cây cầu đi bộ tựa trên hai bàn tay đá ở Bà Nà, lên sớm để gặp lúc mây quấn chân cầu.
cau-song-han | Cầu Sông Hàn | bridge | 16.072, 108.227 | 520 | old-town-river-dawn-1 | Cầu quay Sông Hàn; Han River Bridge | Cây cầu quay nối hai bờ sông Hàn, đêm khuya cuối tuần nhịp giữa xoay cho tàu qua.
cau-tinh-yeu-da-nang | Cầu Tình Yêu Đà Nẵng | bridge | 16.063, 108.230 | 440 | road-city-bridge-dusk-1 | Cầu tàu Tình Yêu; Cá chép hóa rồng | Cầu tàu treo ổ khóa và đèn lồng trái tim bên sông Hàn, cạnh tượng cá chép hóa rồng.
cau-thuan-phuoc | Cầu Thuận Phước | bridge | 16.095, 108.219 | 320 | night-city-promenade-noon-1 | Thuận Phước | Cầu treo dây võng ở cửa sông Hàn, chạy xe qua lúc chiều thấy cả vịnh và bán đảo Sơn Trà.
cho-han | Chợ Hàn | market | 16.068, 108.224 | 560 | market-flowers-dawn-1 | Han Market | Chợ giữa trung tâm bán đồ khô, mắm và áo dài may nhanh, khách đến đông từ sáng.
cho-con | Chợ Cồn | market | 16.068, 108.214 | 500 | market-noodle-boat-dawn-1 | Con Market; Chợ Cồn Đà Nẵng | Chợ của người Đà Nẵng với khu ăn vặt chật kín ghế nhựa: mít trộn, bún mắm, ốc hút.
cho-dem-son-tra | Chợ đêm Sơn Trà | market | 16.062, 108.232 | 520 | market-flowers-noon-1 | Chợ đêm cầu Rồng | Chợ đêm ngay chân cầu Rồng, tối cuối tuần ăn xong đi vài bước ra xem rồng phun lửa.
nha-tho-con-ga | Nhà thờ Con Gà | church | 16.067, 108.223 | 520 | heritage-church-dusk-1 | Nhà thờ chính tòa Đà Nẵng; Nhà thờ Đà Nẵng | Nhà thờ màu hồng giữa phố Trần Phú, trên nóc có con gà gió nên thành tên gọi.
bao-tang-dieu-khac-cham | Bảo tàng Điêu khắc Chăm | museum | 16.061, 108.223 | 500 | heritage-museum-dusk-1 | Bảo tàng Chăm Đà Nẵng; Cham Museum | Tượng và đài thờ Chăm từ Mỹ Sơn, Trà Kiệu, Đồng Dương, bày trong ngôi nhà vàng bên cầu Rồng.
cong-vien-chau-a | Công viên Châu Á | theme-park | 16.039, 108.227 | 540 | cable-park-carousel-dusk-1 | Asia Park; Sun Wheel; Da Nang Downtown; Sun World Danang Wonders | Vòng quay Mặt Trời và các trò chơi bên sông Hàn, mở từ chiều nên hợp ghé lúc trời dịu.
bai-bien-non-nuoc | Bãi biển Non Nước | beach | 16.000, 108.270 | 520 | beach-grove-noon-1 | Non Nước; Bãi tắm Non Nước | Bãi cát rộng dưới chân Ngũ Hành Sơn, thoáng hơn Mỹ Khê, gần làng đá mỹ nghệ.
bai-bien-pham-van-dong | Bãi biển Phạm Văn Đồng | beach | 16.071, 108.246 | 440 | beach-parasol-noon-1 | Công viên Biển Đông | Bãi tắm đầu đường Phạm Văn Đồng, có công viên chim bồ câu và hàng hải sản hai bên.
bai-bien-man-thai | Bãi biển Mân Thái | beach | 16.088, 108.247 | 420 | beach-grove-dawn-1 | Mân Thái; Làng chài Mân Thái | Bãi biển còn thuyền thúng và chợ cá sớm, người địa phương ra tắm từ năm giờ sáng.
bai-bien-nam-o | Bãi biển Nam Ô | beach | 16.115, 108.130 | 400 | beach-hammock-golden-1 | Nam Ô; Rạn Nam Ô; Ghềnh Nam Ô | Rạn đá phủ rêu xanh vào đầu xuân cạnh làng nước mắm, nơi người chụp ảnh đón bình minh.
bai-bien-xuan-thieu | Bãi biển Xuân Thiều | beach | 16.098, 108.143 | 320 | beach-pair-dawn-1 | Xuân Thiều; Biển Nguyễn Tất Thành | Bãi tắm êm trong vịnh Đà Nẵng, nhìn sang Sơn Trà và đèo Hải Vân.
deo-hai-van | Đèo Hải Vân | mountain-pass | 16.189, 108.132 | 700 | motorbike-pass-dawn-1 | Hải Vân; Hải Vân Quan; Hai Van Pass | Con đèo giữa Huế và Đà Nẵng, trên đỉnh có cửa ải Hải Vân Quan nhìn xuống hai phía biển.
suoi-khoang-nong-nui-than-tai | Suối khoáng nóng Núi Thần Tài | hot-spring | 15.967, 108.020 | 560 | waterfall-terraces-dawn-1 | Núi Thần Tài; Suối khoáng Thần Tài | Công viên suối khoáng trong rừng phía tây Đà Nẵng, ngâm bùn, bể nóng và trượt nước trong một ngày.
lang-da-my-nghe-non-nuoc | Làng đá mỹ nghệ Non Nước | craft-village | 15.999, 108.262 | 360 | craft-pottery-golden-1 | Làng đá Non Nước | Xưởng đục tượng đá ngay chân Ngũ Hành Sơn, món nhỏ xách tay, món lớn thợ nhận gửi về.
chua-cau | Chùa Cầu | bridge | 15.877, 108.326 | 760 | night-city-cable-bridge-noon-1 | Cầu Nhật Bản; Lai Viễn Kiều; Japanese Bridge; Chùa Cầu Hội An | Cây cầu gỗ có mái của thương nhân Nhật, nối hai con phố cổ, đêm soi đèn xuống lạch nước.
cho-dem-hoi-an | Chợ đêm Hội An | market | 15.876, 108.326 | 560 | market-flowers-golden-1 | Chợ đêm Nguyễn Hoàng; Phố đèn lồng | Dãy quầy đèn lồng và quà vặt bên An Hội, từ phố cổ qua cầu là tới, lên đèn là đông.
cho-hoi-an | Chợ Hội An | market | 15.877, 108.331 | 420 | market-night-stalls-dusk-1 |  | Chợ bên sông Hoài với dãy cao lầu, mì Quảng và hoành thánh, sáng sớm có hàng cá rau từ làng.
hoi-quan-phuc-kien | Hội quán Phúc Kiến | historic-site | 15.878, 108.331 | 420 | heritage-coil-temple-noon-1 | Phúc Kiến; Phước Kiến | Hội quán của người Phúc Kiến thờ bà Thiên Hậu, cổng ba tầng và những vòng hương treo xoắn.
bai-bien-an-bang | Bãi biển An Bàng | beach | 15.914, 108.341 | 620 | beach-hammock-night-1 | An Bàng; An Bang Beach | Bãi biển gần phố cổ Hội An, sáng yên để bơi, chiều có quán mở nhạc và ghế nằm trên cát.
bai-bien-cua-dai | Bãi biển Cửa Đại | beach | 15.898, 108.367 | 480 | beach-hammock-dusk-1 | Cửa Đại | Bãi biển cuối con đường từ phố cổ ra, có kè chống xói và hàng dừa, gần bến tàu đi Cù Lao Chàm.
rung-dua-bay-mau | Rừng dừa Bảy Mẫu | sight | 15.873, 108.375 | 640 | island-sea-nipa-dawn-1 | Rừng dừa Cẩm Thanh; Cẩm Thanh; Bay Mau Coconut Forest | Ngồi thuyền thúng len giữa rừng dừa nước, xem quăng chài và múa thúng ở Cẩm Thanh.
lang-rau-tra-que | Làng rau Trà Quế | craft-village | 15.900, 108.337 | 520 | cooking-table-dawn-1 | Trà Quế; Tra Que | Làng trồng rau thơm giữa phố cổ và biển, xắn tay cuốc luống, tưới nước rồi học nấu vài món.
lang-gom-thanh-ha | Làng gốm Thanh Hà | craft-village | 15.878, 108.303 | 460 | craft-pottery-golden-1 | Thanh Hà; Công viên đất nung | Làng gốm đất nung bên sông Thu Bồn, ngồi chuốt thử cái bát và mang về con tò he thổi được.
lang-moc-kim-bong | Làng mộc Kim Bồng | craft-village | 15.870, 108.320 | 380 | craft-pottery-noon-1 | Kim Bồng; Cẩm Kim | Làng thợ mộc bên kia sông Hoài, qua cầu Cẩm Kim đạp xe thăm xưởng đóng ghe và ruộng lúa.
cong-vien-an-tuong-hoi-an | Công viên Ấn tượng Hội An | theme-park | 15.872, 108.335 | 560 | cable-park-seaside-noon-1 | Ký ức Hội An; Hoi An Memories Land | Khu nhà cổ trên cù lao sông Hoài và vở diễn ngoài trời kể chuyện thương cảng vào buổi tối.
lang-bich-hoa-tam-thanh | Làng bích họa Tam Thanh | village | 15.582, 108.548 | 400 | beach-boats-dawn-1 | Tam Thanh; Bãi biển Tam Thanh; Quảng Nam | Làng chài vẽ tranh lên tường và thuyền thúng, bước ra ngõ là bãi biển dài.
ho-phu-ninh | Hồ Phú Ninh | lake | 15.480, 108.450 | 340 | island-sea-paddle-boards-dusk-1 | Phú Ninh; Quảng Nam | Hồ nước giữa rừng phía tây Tam Kỳ, thuyền đi qua các đảo và có nguồn nước khoáng nóng.
tuong-dai-me-viet-nam-anh-hung | Tượng đài Mẹ Việt Nam Anh hùng | landmark | 15.545, 108.500 | 340 | heritage-palace-dusk-1 | Tượng đài Mẹ Thứ; Quảng Nam | Tượng đài bằng đá ở Tam Kỳ lấy hình mẹ Thứ làm nguyên mẫu, bên trong có nhà trưng bày.
san-bay-da-nang | Sân bay Đà Nẵng | airport | 16.044, 108.199 | 200 | road-airport-dusk-1 | DAD; Da Nang Airport; Sân bay quốc tế Đà Nẵng | Sân bay quốc tế nằm ngay trong thành phố, ra bãi biển Mỹ Khê chừng mười lăm phút xe.
san-bay-chu-lai | Sân bay Chu Lai | airport | 15.403, 108.706 | 150 | road-airport-dusk-1 | VCL; Sân bay Tam Kỳ; Quảng Nam | Sân bay ở Núi Thành, tiện cho khách về Tam Kỳ, Quảng Ngãi và ra bến tàu Lý Sơn.
ga-da-nang | Ga Đà Nẵng | railway-station | 16.072, 108.209 | 200 | road-rice-fields-dawn-1 | Da Nang Railway Station | Nhà ga trong trung tâm, nên chọn ghế phía biển nếu đi chuyến tàu qua đèo Hải Vân.
cang-cua-dai | Cảng Cửa Đại | port | 15.878, 108.385 | 260 | pier-moored-dusk-1 | Bến tàu Cửa Đại; Bến tàu Cù Lao Chàm | Bến ca nô đi Cù Lao Chàm, tàu chạy buổi sáng, mùa biển động thường tạm nghỉ.
# quang-ngai
dao-be | Đảo Bé | island | 15.430, 109.085 | 480 | island-sea-reef-golden-1 | An Bình; Đảo Bé Lý Sơn | Đảo nhỏ cạnh Lý Sơn, đi ca nô mười phút, có bãi Sau nước trong và những vách đá đen.
cong-to-vo | Cổng Tò Vò | sight | 15.384, 109.094 | 420 | road-rice-fields-dawn-1 | Cổng Tò Vò Lý Sơn | Vòm đá nham thạch sát mép biển Lý Sơn, chiều người ta chờ mặt trời lọt qua khung đá.
nui-thoi-loi | Núi Thới Lới | mountain | 15.385, 109.140 | 400 | rice-terraces-ridge-golden-1 | Thới Lới; Hồ Thới Lới | Miệng núi lửa cũ ở Lý Sơn nay thành hồ nước ngọt, đứng trên đỉnh thấy ruộng tỏi và biển.
hang-cau | Hang Câu | cave | 15.386, 109.143 | 360 | cave-mouth-noon-1 | Hang Câu Lý Sơn | Vách đá trầm tích bị sóng khoét dưới chân núi Thới Lới, bãi đá phẳng để ngồi nghe biển.
chua-hang-ly-son | Chùa Hang Lý Sơn | pagoda | 15.388, 109.137 | 330 | theatre-gate-noon-1 | Chùa Hang; Thiên Khổng Thạch Tự | Ngôi chùa trong hang đá ở Lý Sơn, trước cửa là hàng bàng biển và tượng Quan Âm.
cang-sa-ky | Cảng Sa Kỳ | port | 15.213, 108.917 | 280 | pier-yacht-dawn-1 | Sa Kỳ; Bến tàu Lý Sơn | Bến tàu cao tốc ra Lý Sơn, chạy chừng nửa giờ, trời có gió nên xem lịch trước khi đi.
ganh-yen | Gành Yến | sight | 15.290, 108.870 | 320 | beach-headland-dawn-1 | Ghềnh Yến; Bình Hải | Vách đá đen hình tổ ong bên biển Bình Hải, dưới nước có rạn san hô sát bờ.
lang-go-co | Làng Gò Cỏ | village | 14.665, 109.075 | 340 | beach-boats-golden-1 | Gò Cỏ; Làng Gò Cỏ Sa Huỳnh | Làng biển nhỏ ở Sa Huỳnh còn giếng đá và lối đi Chăm xưa, bà con tự tay đón khách.
canh-dong-muoi-sa-huynh | Cánh đồng muối Sa Huỳnh | sight | 14.660, 109.060 | 320 | road-coast-pass-dawn-1 | Muối Sa Huỳnh | Ruộng muối trắng chia ô bên đầm, mùa nắng diêm dân gánh muối từ sáng tới chiều.
nui-thien-an | Núi Thiên Ấn | mountain | 15.150, 108.820 | 300 | cable-park-ridges-noon-1 | Chùa Thiên Ấn; Thiên Ấn | Ngọn núi đỉnh phẳng bên sông Trà Khúc, có chùa cổ và mộ cụ Huỳnh Thúc Kháng.
bai-bien-khe-hai | Bãi biển Khe Hai | beach | 15.365, 108.800 | 280 | beach-parasol-noon-1 | Khe Hai; Bãi biển Dung Quất | Bãi cát vòng cung gần Dung Quất, sóng nhẹ, cuối tuần các gia đình ra cắm trại.
tuong-duc-me-mang-den | Tượng Đức Mẹ Măng Đen | church | 14.620, 108.270 | 340 | heritage-church-golden-1 | Đức Mẹ Măng Đen; Đức Mẹ Cụt Tay; Kon Tum | Bức tượng giữa rừng thông là nơi hành hương, khách lên khấn nguyện quanh năm.
ho-dak-ke | Hồ Đăk Ke | lake | 14.610, 108.280 | 300 | pine-hills-lake-golden-1 | Đăk Ke; Hồ Đăk Ke Măng Đen; Kon Tum | Hồ nước trong thị trấn thông Măng Đen, sáng lên có sương là là mặt nước.
nha-nguc-kon-tum | Nhà ngục Kon Tum | historic-site | 14.350, 107.990 | 240 | old-quarter-flower-bikes-dusk-1 | Ngục Kon Tum; Kon Tum | Di tích nhà ngục thời Pháp bên sông Đăk Bla, có tượng đài và nhà trưng bày.
chung-vien-thua-sai-kon-tum | Chủng viện Thừa sai Kon Tum | church | 14.350, 108.010 | 320 | heritage-church-noon-1 | Tòa giám mục Kon Tum; Kon Tum | Ngôi nhà gỗ ba tầng dựng từ thập niên 1930, vườn sứ cổ thụ phía trước rợp mát.
lang-kon-k-tu | Làng Kon K'Tu | village | 14.345, 108.085 | 260 | rice-terraces-valley-golden-1 | Kon K'Tu; Kon Kơ Tu; Kon Tum | Làng Ba Na bên sông Đăk Bla với nhà rông cao, khách chèo thuyền độc mộc và nghe cồng chiêng.
cua-khau-bo-y | Cửa khẩu Bờ Y | border-crossing | 14.705, 107.600 | 240 | road-mountain-van-golden-1 | Bờ Y; Kon Tum | Cửa khẩu quốc tế sang Lào gần ngã ba biên giới, đường rộng chạy giữa rừng cao su.
# khanh-hoa
hon-chong | Hòn Chồng | sight | 12.272, 109.206 | 480 | road-rice-fields-dawn-1 | Hòn Chồng Nha Trang; Hòn Vợ | Những khối đá xếp chồng ở mũi biển phía bắc Nha Trang, có nhà cổ và tiếng đàn đá.
vien-hai-duong-hoc-nha-trang | Viện Hải dương học Nha Trang | museum | 12.207, 109.214 | 480 | island-sea-reef-noon-1 | Viện Hải dương học; Bảo tàng Hải dương học | Bộ xương cá voi, bể sinh vật biển và các phòng mẫu vật, chỗ học vui cho trẻ gần cảng Cầu Đá.
nha-tho-nui-nha-trang | Nhà thờ Núi Nha Trang | church | 12.247, 109.188 | 500 | heritage-church-dusk-1 | Nhà thờ Đá Nha Trang; Nhà thờ Ngã Sáu | Nhà thờ đá trên ngọn đồi nhỏ gần ga, lối dốc cong lên sân có tháp chuông nhìn ra phố.
cho-dam | Chợ Đầm | market | 12.255, 109.191 | 500 | market-river-houses-dawn-1 | Chợ Đầm Nha Trang | Khu chợ lâu năm bán mực khô, tôm khô và quà biển, quanh chợ là hàng bún sứa, nem nướng.
cho-dem-nha-trang | Chợ đêm Nha Trang | market | 12.241, 109.196 | 440 | market-floating-mist-1 | Chợ đêm Trần Phú | Con phố đi bộ bán đồ lưu niệm sát đường Trần Phú, tắm biển chiều xong ghé ăn xiên nướng.
thap-tram-huong | Tháp Trầm Hương | landmark | 12.239, 109.197 | 480 | night-city-promenade-noon-1 | Quảng trường 2 Tháng 4 | Tòa tháp hình búp sen trên quảng trường ven biển, nơi hẹn nhau của người Nha Trang.
hon-tam | Hòn Tằm | island | 12.175, 109.245 | 560 | beach-headland-dawn-1 | Hon Tam; Hòn Tằm Resort | Đảo trong vịnh Nha Trang với bãi cát, hồ bơi và bùn khoáng, đi trong ngày bằng ca nô.
hon-tre | Hòn Tre | island | 12.210, 109.265 | 480 | beach-cove-dawn-1 | Đảo Hòn Tre; Vinpearl Nha Trang | Đảo lớn che chắn vịnh Nha Trang, sang bằng cáp treo hoặc tàu cao tốc từ Phú Quý.
dao-khi-nha-trang | Đảo Khỉ Nha Trang | island | 12.355, 109.195 | 420 | beach-cove-dusk-1 | Hòn Lao; Đảo Khỉ | Đảo Hòn Lao trong vịnh Nha Phu, khỉ chạy quanh chân khách, cạnh đó là suối Hoa Lan.
bai-bien-doc-let | Bãi biển Dốc Lết | beach | 12.545, 109.231 | 560 | beach-grove-dawn-1 | Dốc Lết | Dải cát trắng thoai thoải ở Ninh Hòa, nước nông ra xa, hợp cho trẻ nhỏ tập bơi.
bai-bien-dai-lanh | Bãi biển Đại Lãnh | beach | 12.830, 109.355 | 420 | beach-grove-noon-1 | Đại Lãnh | Bãi biển dưới chân đèo Cả, tàu hỏa chạy sát làng chài, nước chia màu xanh theo độ sâu.
dao-diep-son | Đảo Điệp Sơn | island | 12.637, 109.303 | 560 | island-sea-kayaks-golden-1 | Điệp Sơn; Con đường giữa biển | Ba hòn đảo trong vịnh Vân Phong nối bằng dải cát, lúc triều rút đi bộ giữa biển.
dam-mon | Đầm Môn | bay | 12.670, 109.403 | 320 | karst-bay-open-noon-1 | Vịnh Vân Phong; Vân Phong | Làng chài trong vịnh Vân Phong, thuyền từ đây đi các đảo và mũi Đôi đón bình minh.
mui-doi | Mũi Đôi | sight | 12.648, 109.460 | 380 | market-flowers-golden-1 | Cực Đông; Mũi Đôi – Hòn Đầu | Điểm cực Đông trên đất liền, đi bộ qua đồi cát và bãi đá, ngủ lều để đón mặt trời.
suoi-ba-ho | Suối Ba Hồ | waterfall | 12.390, 109.130 | 420 | waterfall-jungle-mist-1 | Ba Hồ | Ba hồ nước nối nhau bằng ghềnh đá trong rừng phía bắc Nha Trang, giày bám tốt sẽ đỡ mệt.
thac-yang-bay | Thác Yang Bay | waterfall | 12.190, 108.910 | 440 | waterfall-jungle-dawn-1 | Yang Bay | Công viên thác ở Khánh Vĩnh với suối khoáng nóng, nghe đàn đá và bơi dưới bóng cây.
suoi-khoang-nong-thap-ba | Suối khoáng nóng Tháp Bà | hot-spring | 12.270, 109.178 | 520 | spa-hot-spring-mist-1 | Tắm bùn Tháp Bà | Khu tắm bùn gần Tháp Bà, ngâm bùn ấm rồi sang bể khoáng sau một ngày đi đảo.
bai-binh-tien | Bãi Bình Tiên | beach | 11.805, 109.185 | 380 | beach-parasol-golden-1 | Bình Tiên; Ninh Thuận | Bãi cát giữa núi Chúa và biển, đường ven biển từ Vĩnh Hy ra đi qua những khúc quanh nhìn thấy đảo.
hang-rai | Hang Rái | sight | 11.677, 109.181 | 480 | beach-headland-dawn-1 | Hang Rái Ninh Thuận; Ninh Thuận | Bãi san hô hóa thạch nơi sóng tràn qua thành thác nước, người chụp ảnh tới từ tờ mờ.
bai-bien-ninh-chu | Bãi biển Ninh Chữ | beach | 11.590, 109.030 | 480 | beach-hammock-golden-1 | Ninh Chữ; Bình Sơn – Ninh Chữ; Ninh Thuận | Bãi biển vòng cung gần Phan Rang, nước lặng phần lớn năm, có phố hải sản phía sau.
doi-cat-nam-cuong | Đồi cát Nam Cương | sight | 11.500, 108.990 | 420 | dunes-crest-dawn-1 | Nam Cương; Ninh Thuận | Đồi cát đổi hình theo gió phía nam Phan Rang, chiều phụ nữ Chăm đội nước đi ngang.
lang-gom-bau-truc | Làng gốm Bàu Trúc | craft-village | 11.525, 108.930 | 420 | craft-pottery-golden-1 | Bàu Trúc; Ninh Thuận | Làng Chăm nặn gốm bằng tay không bàn xoay, thợ đi giật lùi quanh khối đất rồi nung ngoài trời.
lang-det-my-nghiep | Làng dệt Mỹ Nghiệp | craft-village | 11.530, 108.920 | 320 | craft-weaving-golden-1 | Mỹ Nghiệp; Ninh Thuận | Làng dệt thổ cẩm Chăm với khung cửi trong nhà, hoa văn kể chuyện thần và muông thú.
vuon-nho-ba-moi | Vườn nho Ba Mọi | sight | 11.545, 108.940 | 400 | market-flowers-noon-1 | Vườn nho Ninh Thuận; Nho Ba Mọi; Ninh Thuận | Vào giàn nho hái chùm chín, nếm mật nho và vang nhà làm, mùa nào cũng có vườn mở.
dong-cuu-an-hoa | Đồng cừu An Hòa | sight | 11.660, 109.070 | 400 | road-rice-fields-dawn-1 | Cánh đồng cừu An Hòa; Đồng cừu Ninh Thuận; Ninh Thuận | Đàn cừu đi qua bãi cỏ khô dưới chân núi, sáng sớm hoặc chiều mát là lúc lùa bầy.
mui-dinh | Mũi Dinh | sight | 11.365, 109.010 | 420 | market-flowers-dawn-1 | Hải đăng Mũi Dinh; Bãi Tràng; Ninh Thuận | Ngọn hải đăng trên mũi đá cùng đồi cát sát biển, chạy xe địa hình qua tiểu sa mạc.
bien-ca-na | Biển Cà Ná | beach | 11.335, 108.875 | 340 | beach-grove-golden-1 | Cà Ná; Ninh Thuận | Bãi đá và cát bên quốc lộ 1, biển xanh cạnh ruộng muối, gió lớn gần quanh năm.
thap-po-rome | Tháp Po Rome | historic-site | 11.487, 108.868 | 260 | heritage-cham-hill-dawn-1 | Po Rome; Ninh Thuận | Ngôi tháp Chăm trên đồi ở Hậu Sanh, lễ Ka Tê hằng năm bà con mặc áo trắng lên cúng.
san-bay-cam-ranh | Sân bay Cam Ranh | airport | 11.998, 109.219 | 190 | road-airport-dusk-1 | CXR; Sân bay Nha Trang; Sân bay quốc tế Cam Ranh | Sân bay quốc tế của Nha Trang, đường ven biển vào phố chừng 35 km qua Bãi Dài.
ga-nha-trang | Ga Nha Trang | railway-station | 12.248, 109.184 | 200 | night-city-promenade-golden-1 | Nha Trang Railway Station | Ga Bắc – Nam gần nhà thờ Núi, có chuyến tàu đêm từ Sài Gòn tới lúc sáng sớm.
cang-cau-da | Cảng Cầu Đá | port | 12.206, 109.214 | 260 | pier-yacht-dawn-1 | Cầu Đá; Cảng Nha Trang; Bến tàu du lịch Nha Trang | Bến tàu đi các đảo trong vịnh Nha Trang, gần cáp treo và Viện Hải dương học.
`);
