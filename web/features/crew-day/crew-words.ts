import type { CrewStep } from '#contract/dispatch.ts'
import type { TakenHow } from '#contract/payments.ts'

/** The page's own words, in the language that the crew chose. Buttons carry both, always. */
export type Language = 'en' | 'ja'

export interface Both {
  en: string
  ja: string
}

/** In the language asked for; where we have it only in the other, in that. */
export const inLanguage = ({ en, ja }: Both, language: Language) => (language === 'ja' ? ja || en : en || ja)

export const STEP_WORDS: Record<CrewStep, Both & { button: string }> = {
  on_the_way: { en: 'On the way', ja: '出発', button: 'I am on the way' },
  arrived: { en: 'Arrived', ja: '到着', button: 'I have arrived' },
  on_board: { en: 'On board', ja: '乗車', button: 'All on board' },
  done: { en: 'Done', ja: '終了', button: 'The job is done' },
}

export const KIND_WORDS: Record<string, Both> = {
  chauffeur: { en: 'Chauffeur', ja: '運転者' },
  guide: { en: 'Guide', ja: '案内士' },
  vehicle: { en: 'Car', ja: '車両' },
}

/** How money is given on the day. */
export const HOW_WORDS: Record<TakenHow, Both> = {
  cash: { en: 'Cash', ja: '現金' },
  terminal: { en: 'Terminal', ja: 'カード端末' },
  transfer: { en: 'Transfer', ja: '銀行振込' },
}

/** What goes wrong most often, to be told with one thumb. */
export const TROUBLES: readonly Both[] = [
  { en: 'I am running late', ja: '遅れます' },
  { en: 'The guest is not here', ja: 'お客様がいません' },
  { en: 'The car has a fault', ja: '車の故障' },
  { en: 'An accident', ja: '事故' },
  { en: 'Somebody is unwell', ja: '体調不良' },
]

export const CANNOT_WORK: Both = { en: 'I cannot work today', ja: '本日勤務できません' }

const en = {
  today: 'Today’s link, until',
  linkFor: 'Link until',
  onDuty: (from: string, to: string) => `On duty ${from} to ${to}`,
  limit: (span: string) => `Limit ${span}`,
  nextRest: (span: string, until: string) => `Next rest ${span}, until ${until}`,
  dutyOf: (worked: string, limit: string) => `${worked} of at most ${limit} of duty`,
  garage: (name: string) => `Garage, ${name}`,
  break: (span: string, until: string) => `Break and way, ${span}. Be there at ${until}`,
  endOfDay: 'Garage. End of the day',
  noJobs: 'No job on this day',
  noJobsMore: 'If you expected one, call the desk.',
  next: 'Next',
  calledOff: 'Called off',
  to: (place: string) => `To ${place}`,
  guests: (count: number) => `${count} ${count === 1 ? 'guest' : 'guests'}`,
  adults: (count: number) => `${count} ${count === 1 ? 'adult' : 'adults'}`,
  children: (ages: readonly number[]) =>
    `${ages.length} ${ages.length === 1 ? 'child' : 'children'} (${ages.join(', ')})`,
  cases: (count: number) => (count === 0 ? 'no cases' : `${count} ${count === 1 ? 'case' : 'cases'}`),
  and: ', ',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  with: (names: string) => `With ${names}`,
  inTokyo: (clock: string) => `${clock} in Tokyo`,
  nameBoard: 'Name board, tap to fill the screen',
  where: 'Where',
  beThere: (clock: string) => `Be there at ${clock}`,
  dropOff: 'Ends at',
  guestsLabel: 'Guests',
  languageLabel: 'Language',
  flight: 'Flight',
  landsAt: (clock: string) => `lands ${clock}`,
  wait: 'Waiting',
  waitUntil: (clock: string) => `Free for the guest until ${clock}`,
  car: 'Car',
  knowThis: 'Know this',
  theDay: 'The day',
  theWay: 'The way',
  money: 'Money',
  collectHow: 'Cash or by the terminal. Then press “Received”.',
  receivedTitle: 'What did the guest give?',
  amount: 'Amount in yen',
  amountFault: (most: string) => `From ¥1 to ${most}.`,
  receivedAt: (amount: string, how: string, clock: string) => `${amount} received, ${how.toLowerCase()}, ${clock}.`,
  deskCorrects: 'If that is wrong, call the desk.',
  refusedMoney: 'The money is not written down',
  ifNobody: 'If nobody comes',
  ifNobodyMore: 'Call the guest, then the desk. Only the desk says no-show.',
  stepAt: (step: string, clock: string) => `${step} at ${clock}.`,
  asPlanned: 'As planned.',
  besidePlan: (span: string, isAfter: boolean) => `${span} ${isAfter ? 'after' : 'before'} plan.`,
  guestIsTold: (guest: string) => `${guest} is told by mail.`,
  worksWithout: 'Works without signal and is sent later.',
  waiting: 'Waiting for signal',
  withoutSignal: (clock: string) => `Without signal. As of ${clock}.`,
  changed: 'Your day has changed',
  refused: (step: string) => `“${step}” did not count`,
  refusedUndo: 'It could not be taken back',
  refusedTrouble: 'Your words to the desk did not arrive',
  told: (clock: string) => `The desk was told at ${clock}.`,
  tellWaits: 'It is sent when there is signal. If it is urgent, call the desk.',
  problemTitle: 'What is wrong?',
  problemWords: 'In a few words, in any language',
  cannotTitle: 'You cannot work today?',
  cannotMore: 'The desk is told at once and looks for somebody else. It may call you.',
  cannotWhy: 'Why, if you like',
  reading: 'Opening your day…',
  unreachedTitle: 'The day could not be opened',
  unreached: 'There is no signal, and this telephone has not opened it before.',
  endedTitle: 'This link has ended',
  ended: 'It opens one day and no longer. Please call the desk for a new one.',
  lost: (count: number) =>
    `${count === 1 ? 'One tap' : `${count} taps`} had no signal before it ended and did not reach the desk. Please tell it by telephone.`,
  jobGone: 'This job is no longer yours',
  jobGoneMore: 'Go back to your day to see what is.',
  nextJob: (clock: string, title: string) => `Next: ${clock}, ${title}`,
  lastJob: 'That was the last one today.',
}

export type CrewWords = typeof en

const ja: CrewWords = {
  today: '本日のリンク、有効期限',
  linkFor: 'リンクの有効期限',
  onDuty: (from, to) => `勤務 ${from}〜${to}`,
  limit: (span) => `上限 ${span}`,
  nextRest: (span, until) => `次の休息 ${span}、${until}まで`,
  dutyOf: (worked, limit) => `拘束時間 ${worked}、上限 ${limit}`,
  garage: (name) => `車庫、${name}`,
  break: (span, until) => `休憩・移動 ${span}。${until}までに到着`,
  endOfDay: '車庫。業務終了',
  noJobs: 'この日の仕事はありません',
  noJobsMore: '予定があるはずの場合は、運行管理へお電話ください。',
  next: '次',
  calledOff: '取消',
  to: (place) => `行先 ${place}`,
  guests: (count) => `${count}名`,
  adults: (count) => `大人${count}名`,
  children: (ages) => `子供${ages.length}名（${ages.map((age) => `${age}歳`).join('、')}）`,
  cases: (count) => (count === 0 ? '荷物なし' : `大型荷物${count}個`),
  and: '、',
  fromTo: (from, to) => `${from}〜${to}`,
  with: (names) => `同乗 ${names}`,
  inTokyo: (clock) => `東京 ${clock}`,
  nameBoard: 'ネームボード（押すと全画面）',
  where: '場所',
  beThere: (clock) => `${clock}までに到着`,
  dropOff: '降車',
  guestsLabel: 'お客様',
  languageLabel: '言語',
  flight: '便名',
  landsAt: (clock) => `到着 ${clock}`,
  wait: '待機',
  waitUntil: (clock: string) => `${clock}まで無料`,
  car: '車両',
  knowThis: '注意',
  theDay: '行程',
  theWay: '経路',
  money: 'お支払い',
  collectHow: '現金またはカード端末。受け取ったら「受領」を押す。',
  receivedTitle: 'お客様からいくら受け取りましたか',
  amount: '金額（円）',
  amountFault: (most) => `¥1〜${most}`,
  receivedAt: (amount, how, clock) => `${amount} 受領（${how}）${clock}。`,
  deskCorrects: '誤りがあれば運行管理へお電話ください。',
  refusedMoney: '受領が記録されませんでした',
  ifNobody: 'お客様が来ないとき',
  ifNobodyMore: 'お客様へ電話、次に運行管理へ電話。不参加の判断は運行管理のみ。',
  stepAt: (step, clock) => `${step} ${clock}。`,
  asPlanned: '予定どおり。',
  besidePlan: (span, isAfter) => `予定より${span}${isAfter ? '遅れ' : '早着'}。`,
  guestIsTold: (guest) => `${guest}様にメールで伝わります。`,
  worksWithout: '電波がなくても押せます。後で送信されます。',
  waiting: '電波待ち',
  withoutSignal: (clock) => `電波なし。${clock}時点の内容です。`,
  changed: '予定が変わりました',
  refused: (step) => `「${step}」は記録されませんでした`,
  refusedUndo: '取り消せませんでした',
  refusedTrouble: '連絡が届きませんでした',
  told: (clock) => `${clock}に運行管理へ連絡しました。`,
  tellWaits: '電波が戻ると送信されます。急ぐ場合はお電話ください。',
  problemTitle: 'どうしましたか',
  problemWords: '短く書いてください',
  cannotTitle: '本日は勤務できませんか',
  cannotMore: 'すぐに運行管理へ伝わり、代わりを探します。お電話することがあります。',
  cannotWhy: '理由（任意）',
  reading: '予定を開いています…',
  unreachedTitle: '予定を開けませんでした',
  unreached: '電波がなく、この電話ではまだ開かれていません。',
  endedTitle: 'このリンクは終了しました',
  ended: 'リンクは一日だけ有効です。新しいリンクは運行管理へお電話ください。',
  lost: (count) => `未送信の操作が${count}件あり、運行管理に届いていません。お電話でお伝えください。`,
  jobGone: 'この仕事は担当から外れました',
  jobGoneMore: '一日の予定へ戻ってご確認ください。',
  nextJob: (clock, title) => `次：${clock} ${title}`,
  lastJob: '本日はこれで終わりです。',
}

export const CREW_WORDS: Record<Language, CrewWords> = { en, ja }
