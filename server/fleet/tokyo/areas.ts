import type { NewArea } from '../save-areas.store.ts'

const area = (code: string, name: string, nameJa: string, latitude: number, longitude: number): NewArea => ({
  code,
  name,
  nameJa,
  latitude,
  longitude,
})

/** From the middle of the city outwards; the driving times stand in the same order. */
export const tokyoAreas: NewArea[] = [
  area('chiyoda-chuo', 'Marunouchi, Ginza and Nihonbashi', '千代田・中央', 35.679, 139.766),
  area('minato', 'Roppongi, Akasaka and Shiba', '港', 35.662, 139.742),
  area('shibuya', 'Shibuya and Harajuku', '渋谷', 35.661, 139.701),
  area('shinjuku', 'Shinjuku', '新宿', 35.691, 139.698),
  area('taito', 'Ueno and Asakusa', '台東', 35.713, 139.787),
  area('toshima', 'Ikebukuro', '豊島', 35.73, 139.711),
  area('koto-odaiba', 'Toyosu and Odaiba', '江東・お台場', 35.632, 139.782),
  area('shinagawa', 'Shinagawa', '品川', 35.624, 139.736),
  area('haneda', 'Haneda', '羽田', 35.549, 139.779),
  area('maihama', 'Maihama, by the Disney parks', '舞浜', 35.634, 139.883),
  area('narita', 'Narita', '成田', 35.772, 140.393),
  area('yokohama', 'Yokohama', '横浜', 35.455, 139.638),
  area('kamakura', 'Kamakura and Enoshima', '鎌倉・江の島', 35.315, 139.53),
  area('hakone', 'Hakone', '箱根', 35.232, 139.06),
  area('fuji-kawaguchiko', 'Kawaguchiko and the Fuji lakes', '富士河口湖', 35.5, 138.765),
  area('nikko', 'Nikko', '日光', 36.75, 139.6),
  area('kawagoe', 'Kawagoe', '川越', 35.92, 139.484),
  area('mashiko', 'Mashiko', '益子', 36.466, 140.098),
]
