import type { CrewDay, CrewJob } from '#contract/crew-day.ts'
import { hoursInWords } from '#core/days.ts'
import { counted } from '#core/words.ts'
import { shortDay } from '#web/ui/day.ts'
import { spanInJapanese, tokyoClock, tokyoDayOf } from '#web/ui/tokyo-clock.ts'

export interface Both {
  en: string
  ja: string
}

/** What is printed: one page for each job that takes place, of each person. */
export interface SheetPage {
  day: CrewDay
  job: CrewJob
  number: number
  of: number
}

export function pagesOf(sheets: readonly CrewDay[], who: string | null): SheetPage[] {
  return sheets
    .filter(({ person }) => who === null || person.id === who)
    .flatMap((day) => {
      const jobs = day.jobs.filter(({ calledOff }) => !calledOff)
      return jobs.map((job, index) => ({ day, job, number: index + 1, of: jobs.length }))
    })
}

/** Who only brings a car, or was relieved, has it on their page: paper is by the job. */
export const isPrinted = (sheet: CrewDay) => pagesOf([sheet], null).length > 0

/** Why there is nothing to print. */
export function nothingWords(sheets: readonly CrewDay[], who: string | null, day: string): string {
  const onRoad = sheets.some(({ person, roadDuties }) => person.id === who && roadDuties.length > 0)
  if (onRoad) return `They have no job of their own on ${day}. What they do on the road stands on their page.`
  return `${who ? 'They have no' : 'Nobody has a'} job on ${day}.`
}

/** "Garage 05:00, back 18:00. 13 h". */
export function dutyWords({ leavesGarageAt, backInGarageAt, dutyMinutes }: CrewDay): Both {
  if (!leavesGarageAt || !backInGarageAt) return { en: '', ja: '' }
  const [from, to] = [tokyoClock(leavesGarageAt), tokyoClock(backInGarageAt)]
  return {
    en: `Garage ${from}, back ${to}. ${hoursInWords(dutyMinutes)}`,
    ja: `出庫 ${from} 帰庫 ${to} ${spanInJapanese(dutyMinutes)}`,
  }
}

/** "Collect 12-34 at Shinagawa garage, 06:35. Hand 12-34 back at Shinagawa garage, 18:20."; empty on a day that is as always. */
export function carWords({ collect, handBack }: Pick<CrewJob, 'collect' | 'handBack'>): Both {
  const en = [
    collect && `Collect ${collect.number} at ${collect.garage.en}, ${tokyoClock(collect.at)}.`,
    handBack && `Hand ${handBack.number} back at ${handBack.garage.en}, ${tokyoClock(handBack.at)}.`,
  ]
  const ja = [
    collect && `${tokyoClock(collect.at)} ${collect.garage.ja || collect.garage.en}で${collect.number}を受け取る。`,
    handBack && `${tokyoClock(handBack.at)} ${handBack.garage.ja || handBack.garage.en}へ${handBack.number}を返却。`,
  ]
  return { en: en.filter(Boolean).join(' '), ja: ja.filter(Boolean).join('') }
}

/** "12 h 30, since Mon 16:30". */
export function restWords({ leavesGarageAt, restBeforeMinutes }: CrewDay): string {
  if (!leavesGarageAt || restBeforeMinutes === null) return ''
  const since = Date.parse(leavesGarageAt) - restBeforeMinutes * 60_000
  return `${hoursInWords(restBeforeMinutes)}, since ${shortDay(tokyoDayOf(since)).slice(0, 3)} ${tokyoClock(since)}`
}

/** "2 adults, 1 child (5), no suitcases". */
export function partyWords({ guests, children, largeCases }: CrewJob): Both {
  const adults = guests - children.length
  const ages = children.join(', ')
  return {
    en: [
      adults > 0 && counted(adults, 'adult'),
      children.length > 0 && `${counted(children.length, 'child', 'children')} (${ages})`,
      largeCases === 0 ? 'no suitcases' : counted(largeCases, 'large suitcase'),
    ]
      .filter(Boolean)
      .join(', '),
    ja: [
      adults > 0 && `大人${adults}名`,
      children.length > 0 && `子供${children.length}名（${children.map((age) => `${age}歳`).join('、')}）`,
      largeCases === 0 ? '荷物なし' : `大型荷物${largeCases}個`,
    ]
      .filter(Boolean)
      .join(' '),
  }
}
