import type { NewPlace } from '../../save-areas.store.ts'
import { placesIn } from './places-in.rules.ts'

/** At the airports, along the bay and where days out begin. */
export const stationsBeyond: NewPlace[] = [
  ...placesIn('haneda', 'station', [['tenkubashi-station', 'Tenkubashi Station', '天空橋駅', 35.5489, 139.7545]]),
  ...placesIn('maihama', 'station', [['maihama-station', 'Maihama Station', '舞浜駅', 35.6366, 139.8833]]),
  ...placesIn('narita', 'station', [['narita-station', 'Narita Station', '成田駅', 35.7772, 140.3144]]),
  ...placesIn('yokohama', 'station', [
    ['shin-yokohama-station', 'Shin-Yokohama Station', '新横浜駅', 35.507, 139.6175],
    ['yokohama-station-east', 'Yokohama Station, east side', '横浜駅 東口', 35.4656, 139.6235],
    ['yokohama-station-west', 'Yokohama Station, west side', '横浜駅 西口', 35.466, 139.6208],
    ['minatomirai-station', 'Minatomirai Station', 'みなとみらい駅', 35.4577, 139.6324],
    ['sakuragicho-station', 'Sakuragicho Station', '桜木町駅', 35.4508, 139.6311],
    ['kannai-station', 'Kannai Station', '関内駅', 35.4434, 139.6367],
    ['motomachi-chukagai-station', 'Motomachi-Chukagai Station', '元町・中華街駅', 35.4424, 139.6501],
  ]),
  ...placesIn('kamakura', 'station', [
    ['kamakura-station', 'Kamakura Station', '鎌倉駅', 35.319, 139.5504],
    ['kita-kamakura-station', 'Kita-Kamakura Station', '北鎌倉駅', 35.3372, 139.5449],
    ['katase-enoshima-station', 'Katase-Enoshima Station', '片瀬江ノ島駅', 35.3091, 139.4832],
  ]),
  ...placesIn('hakone', 'station', [
    ['hakone-yumoto-station', 'Hakone-Yumoto Station', '箱根湯本駅', 35.2334, 139.1037],
    ['gora-station', 'Gora Station', '強羅駅', 35.2503, 139.0485],
    ['odawara-station', 'Odawara Station', '小田原駅', 35.2562, 139.1553],
  ]),
  ...placesIn('fuji-kawaguchiko', 'station', [
    ['kawaguchiko-station', 'Kawaguchiko Station', '河口湖駅', 35.4983, 138.7687],
    ['fujisan-station', 'Fujisan Station', '富士山駅', 35.4835, 138.7957],
  ]),
  ...placesIn('nikko', 'station', [
    ['nikko-station', 'Nikko Station', '日光駅', 36.7473, 139.6216],
    ['tobu-nikko-station', 'Tobu Nikko Station', '東武日光駅', 36.748, 139.6189],
  ]),
  ...placesIn('kawagoe', 'station', [
    ['kawagoe-station', 'Kawagoe Station', '川越駅', 35.9069, 139.483],
    ['hon-kawagoe-station', 'Hon-Kawagoe Station', '本川越駅', 35.9138, 139.4814],
  ]),
  ...placesIn('mashiko', 'station', [['mashiko-station', 'Mashiko Station', '益子駅', 36.466, 140.0945]]),
]
