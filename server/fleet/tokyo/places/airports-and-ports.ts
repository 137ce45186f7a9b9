import type { NewPlace } from '../../save-areas.store.ts'
import { placesIn } from './places-in.rules.ts'

/** Terminals are places of their own: guests must know which one, and so must the chauffeur. */
export const airportsAndPorts: NewPlace[] = [
  ...placesIn('haneda', 'airport', [
    ['haneda-terminal-3', 'Haneda Airport, Terminal 3', '羽田空港 第3ターミナル', 35.5446, 139.7683],
    ['haneda-terminal-1', 'Haneda Airport, Terminal 1', '羽田空港 第1ターミナル', 35.5495, 139.7841],
    ['haneda-terminal-2', 'Haneda Airport, Terminal 2', '羽田空港 第2ターミナル', 35.5514, 139.7879],
  ]),
  ...placesIn('narita', 'airport', [
    ['narita-terminal-1', 'Narita Airport, Terminal 1', '成田空港 第1ターミナル', 35.7645, 140.3863],
    ['narita-terminal-2', 'Narita Airport, Terminal 2', '成田空港 第2ターミナル', 35.7734, 140.3878],
    ['narita-terminal-3', 'Narita Airport, Terminal 3', '成田空港 第3ターミナル', 35.7772, 140.3866],
  ]),
  ...placesIn('minato', 'port', [
    ['takeshiba-pier', 'Takeshiba pier', '竹芝客船ターミナル', 35.6547, 139.762],
    ['hinode-pier', 'Hinode pier', '日の出桟橋', 35.6507, 139.7592],
  ]),
  ...placesIn('taito', 'port', [['asakusa-pier', 'Asakusa, water bus pier', '浅草 水上バスのりば', 35.7103, 139.798]]),
  ...placesIn('koto-odaiba', 'port', [
    ['tokyo-cruise-terminal', 'Tokyo International Cruise Terminal', '東京国際クルーズターミナル', 35.6176, 139.7671],
    ['harumi-pier', 'Harumi pier', '晴海ふ頭', 35.649, 139.7708],
  ]),
  ...placesIn('yokohama', 'port', [
    ['yokohama-osanbashi', 'Yokohama, Osanbashi pier', '横浜港 大さん橋', 35.4517, 139.6478],
    ['yokohama-daikoku', 'Yokohama, Daikoku pier', '横浜港 大黒ふ頭', 35.4605, 139.6838],
    ['yokohama-shinko', 'Yokohama, Shinko pier', '横浜港 新港ふ頭', 35.4566, 139.6429],
    ['yokohama-yamashita', 'Yokohama, Yamashita pier', '横浜港 山下ふ頭', 35.4456, 139.6547],
  ]),
]
