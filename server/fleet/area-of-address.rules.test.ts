import { describe, expect, test } from 'vitest'
import { wards } from './area-names.rules.ts'
import { areaOfAddress } from './area-of-address.rules.ts'
import { tokyoAreas } from './tokyo/areas.ts'

describe('addresses within our area', () => {
  test.each([
    ['1-1-1 Uchisaiwaicho, Chiyoda-ku, Tokyo 100-8558', 'chiyoda-chuo'],
    ['1-9-1 Marunouchi, Chiyoda City', 'chiyoda-chuo'],
    ['Ginza 4-5-6', 'chiyoda-chuo'],
    ['〒104-0061 東京都中央区銀座4丁目', 'chiyoda-chuo'],
    ['2-1 Nihombashi Muromachi, Chuo-ku, Tōkyō', 'chiyoda-chuo'],
    ['東京都文京区本郷7-3-1', 'chiyoda-chuo'],
    ['6 Chome-10-3 Roppongi, Minato City, Tokyo 106-0032, Japan', 'minato'],
    ['Minato-ku, Akasaka 9-7-1, Tokyo', 'minato'],
    ['東京都港区六本木6-10-3', 'minato'],
    ['Shimbashi 1-2-3, Minato, Tokyo', 'minato'],
    ['Grand Nikko Tokyo Daiba, 2-6-1 Daiba, Minato-ku, Tokyo', 'koto-odaiba'],
    ['東京都港区台場2-6-1', 'koto-odaiba'],
    ['3-13-1 Takanawa, Minato-ku, Tokyo', 'shinagawa'],
    ['108-0075 港区港南2-16', 'shinagawa'],
    ['Kitashinagawa 4-7-36, Shinagawa-ku', 'shinagawa'],
    ['2 Chome-24-12 Shibuya, Shibuya City, Tokyo', 'shibuya'],
    ['1-19-19 Ebisuminami? no, Ebisu 1-19-19', 'shibuya'],
    ['Nakameguro 1-1, Meguro-ku', 'shibuya'],
    ['東京都世田谷区玉川2-21-1', 'shibuya'],
    ['2-2-1 Nishi-Shinjuku, Shinjuku-ku, Tokyo', 'shinjuku'],
    ['Nishishinjuku 3-7-1-2', 'shinjuku'],
    ['東京都新宿区市谷田町1-1', 'shinjuku'],
    ['Narita-Higashi 3-1, Suginami-ku, Tokyo', 'shinjuku'],
    ['杉並区成田東4-2', 'shinjuku'],
    ['Asakusa 2-3-1', 'taito'],
    ['Taitoku, Kaminarimon 2-16-11', 'taito'],
    ['1-1-2 Oshiage, Sumida-ku', 'taito'],
    ['Higashi-Ikebukuro 1-1, Toshimaku, Toukyou', 'toshima'],
    ['Kita-ku, Oji 1-2-3, Tokyo', 'toshima'],
    ['Kōtō-ku, Toyosu 2-4-9', 'koto-odaiba'],
    ['Koutou-ku, Ariake 3', 'koto-odaiba'],
    ['Ota-ku, Kamata 5-1', 'shinagawa'],
    ['Haneda Kuko 2-6-5, Ota-ku, Tokyo', 'haneda'],
    ['Haneda Airport, Villa Fontaine', 'haneda'],
    ['Hilton Tokyo Bay, 1-8 Maihama, Urayasu', 'maihama'],
    ['Tokyo Disneyland Hotel', 'maihama'],
    ['ヒルトン東京ベイ 千葉県浦安市舞浜1-8', 'maihama'],
    ['500 Tokko, Narita-shi, Chiba', 'narita'],
    ['Hotel Nikko Narita, 500 Tokko, Narita', 'narita'],
    ['〒２８２−０００４ 成田市古込1-1', 'narita'],
    ['Minato Mirai 2-3-1, Yokohama', 'yokohama'],
    ['Yokohama, Minatomirai 1-1-1', 'yokohama'],
    ['Kanazawa-ku, Yokohama-shi', 'yokohama'],
    ['Ishikawa-cho 1-2, Naka-ku, Yokohama', 'yokohama'],
    ['神奈川県横浜市中区石川町1-2', 'yokohama'],
    ['Kita-Kamakura, Yamanouchi 409', 'kamakura'],
    ['鎌倉市長谷4-2-28', 'kamakura'],
    ['Enoshima 1-3-8, Fujisawa', 'kamakura'],
    ['Hakone-machi, Gora 1300', 'hakone'],
    ['Sengokuhara 817-1025, Hakone', 'hakone'],
    ['神奈川県足柄下郡箱根町元箱根80', 'hakone'],
    ['Funatsu 4000, Fujikawaguchiko-machi, Yamanashi', 'fuji-kawaguchiko'],
    ['山梨県富士吉田市上吉田1-1', 'fuji-kawaguchiko'],
    ['Yamanakako-mura, Minamitsuru-gun', 'fuji-kawaguchiko'],
    ['1300 Kamihatsuishi-machi, Nikko-shi, Tochigi', 'nikko'],
    ['日光市中宮祠2482', 'nikko'],
    ['Saiwai-cho 15, Kawagoe, Saitama', 'kawagoe'],
    ['栃木県芳賀郡益子町益子3435', 'mashiko'],
    ['〒100-0005', 'chiyoda-chuo'],
    ['Yamaguchi Building 3F, Shinjuku-ku, Tokyo', 'shinjuku'],
  ])('%s', (address, area) => {
    expect(areaOfAddress(address)).toBe(area)
  })
})

describe('addresses outside it', () => {
  test.each([
    'Kita-ku, Umeda 3-1, Osaka',
    '1-1 Minato-ku, Nagoya',
    'Nagoya, Minato-ku 1-1',
    '愛知県名古屋市港区1-1',
    'Hotel Tokyo Inn, Kita-ku, Osaka',
    'Gion, Higashiyama-ku, Kyoto',
    '京都府京都市中京区',
    '大阪府大阪市北区梅田',
    'Fuchu-cho, Hiroshima',
    'Hotel Nikko Osaka, Chuo-ku',
    'Hotel Nikko Tokyo',
    'Chuo-ku, Chiba-shi, Chiba',
    '千葉市中央区1-1',
    'さいたま市中央区新都心',
    'Chuo-ku, Sagamihara-shi',
    '東京都八王子市上野町1-1',
    'Kichijoji Honcho 1-1, Musashino, Tokyo',
    'Ueno-machi, Hachioji, Tokyo',
    '神奈川県川崎市中原区',
    'Otemachi 1-1, Naka-ku, Hiroshima',
    'Minato-ku 455-0001',
    '〒100-0101 東京都大島町元町',
    '〒530-0001 Minato-ku',
    'Ota, Gunma',
    'Chuo-shi, Yamanashi',
    'the hotel near the station',
    '10 Downing Street, London',
    '12345',
  ])('%s', (address) => {
    expect(areaOfAddress(address)).toBeNull()
  })
})

test('each of the 23 wards has an area of ours, by its name in both scripts', () => {
  const areas = new Set(tokyoAreas.map(({ code }) => code))
  expect(wards).toHaveLength(23)
  for (const { name, nameJa, area } of wards) {
    expect(areas.has(area), area).toBe(true)
    expect(areaOfAddress(`1-2-3 Honcho, ${name}-ku, Tokyo`), name).toBe(area)
    expect(areaOfAddress(`1-2-3 Honcho, ${name} City`), name).toBe(area)
    expect(areaOfAddress(`東京都${nameJa}区本町1-2-3`), nameJa).toBe(area)
    expect(areaOfAddress(`${name}-ku, Osaka`), name).toBeNull()
  }
})

test('markup, emptiness and long texts are no addresses, and take no time', () => {
  expect(areaOfAddress('<script>alert(1)</script>')).toBeNull()
  expect(areaOfAddress('')).toBeNull()
  expect(areaOfAddress('市'.repeat(200))).toBeNull()
  expect(areaOfAddress('minato '.repeat(28))).toBeNull()
})
