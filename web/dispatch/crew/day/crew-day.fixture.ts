import type { CrewDay, CrewJob } from '#contract/crew-day.ts'

const at = (clock: string) => `2026-11-24T${clock}:00+09:00`

const stop = (clock: string, en: string, ja: string, note = { en: '', ja: '' }, address = '') => ({
  at: at(clock),
  name: { en, ja },
  address,
  note,
})

/** A job of the morning; anything can be other. */
export const crewJob = (change: Partial<CrewJob> = {}): CrewJob => ({
  reference: 'AN-7KQ4XM',
  service: { title: 'Fuji at first light', line: 'F' },
  startsAt: at('05:30'),
  endsAt: at('12:30'),
  beThereAt: at('05:20'),
  pickUp: stop(
    '05:30',
    'Hotel Wadakura, Marunouchi',
    'ホテル和田倉',
    { en: 'Main entrance. Taxi lane on the left', ja: '正面玄関、左のタクシー乗り場' },
    '東京都千代田区丸の内1-1-1',
  ),
  dropOff: stop('12:30', 'Hotel Wadakura, Marunouchi', 'ホテル和田倉'),
  stops: [
    stop('05:30', 'Hotel Wadakura', 'ホテル和田倉', { en: 'Chuo Expressway, 1 h 50', ja: '中央道' }),
    stop('07:20', 'Oishi Park', '大石公園', { en: 'P2, free', ja: '駐車場P2' }),
    stop('08:45', 'Chureito Pagoda', '忠霊塔', { en: 'Drop at the gate, wait at P1', ja: '門前降車' }),
    stop('12:30', 'Hotel Wadakura', 'ホテル和田倉'),
  ],
  leadName: 'Eleanor Marsh',
  nameBoard: 'Marsh',
  guests: 3,
  children: [5],
  largeCases: 0,
  language: 'English',
  flight: '',
  landsAt: null,
  waitFreeUntil: null,
  knowThis: [{ en: 'One child seat, behind you', ja: 'チャイルドシート一台、運転席の後ろ' }],
  guestPhone: '+44 7700 900143',
  car: { model: 'Toyota Alphard', plate: '品川 300 あ 26-81', className: 'Alphard' },
  collect: null,
  handBack: null,
  with: [{ kind: 'guide', name: { en: 'Yuki Mori', ja: '森由紀' }, phone: '+81 90 0000 0000' }],
  marks: [],
  dueYen: 0,
  received: [],
  door: { en: 'Toyota Alphard, 26-81. Kenji Sato. Name board: Marsh', ja: '午前五時三十分 Marsh様 三名 お迎え' },
  doorUrl: null,
  calledOff: false,
  ...change,
})

export const crewDay = (change: Partial<CrewDay> = {}): CrewDay => ({
  day: '2026-11-24',
  dayWords: { en: 'Tuesday 24 November 2026', ja: '十一月二十四日 火曜日' },
  person: { id: 'p1', kind: 'chauffeur', name: { en: 'Kenji Sato', ja: '佐藤健二' }, seal: '佐' },
  garage: { en: 'Shinonome', ja: '東雲' },
  leavesGarageAt: at('05:00'),
  backInGarageAt: at('21:30'),
  dutyMinutes: 720,
  longestDutyMinutes: 780,
  restBeforeMinutes: 750,
  restAfterMinutes: 660,
  jobs: [
    crewJob(),
    crewJob({
      reference: 'AN-9GINZA',
      service: { title: 'Ginza after the rain', line: 'E' },
      startsAt: at('17:00'),
      endsAt: at('21:00'),
      beThereAt: at('16:50'),
      leadName: 'Camille Moreau',
      nameBoard: 'Moreau',
      guests: 2,
      children: [],
      stops: [],
      guestPhone: null,
    }),
  ],
  desk: { phone: '+81 3 0000 0000', hours: '05:00 to 23:00' },
  until: '2026-11-25T03:00:00+09:00',
  readAt: at('05:00'),
  ...change,
})
