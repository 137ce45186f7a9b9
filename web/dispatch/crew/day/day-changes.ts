import type { CrewDay, CrewJob } from '#contract/crew-day.ts'
import { formatYen } from '#contract/money.ts'
import { tokyoClock } from '#web/ui/tokyo-clock.ts'
import type { Language } from './crew-words.ts'

/** What the desk changed since it was last looked at, one sentence each. What the crew tapped is no change to them. */
export function changesOf(before: CrewDay, after: CrewDay, language: Language): readonly string[] {
  const say = sentences[language]
  const known = new Map(before.jobs.map((job) => [job.reference, job]))
  const changes = after.jobs.flatMap((job) => {
    const old = known.get(job.reference)
    known.delete(job.reference)
    if (!old) return job.calledOff ? [] : [say.added(job)]
    if (job.calledOff) return old.calledOff ? [] : [say.calledOff(job)]
    return changesOfJob(old, job, language)
  })
  const gone = [...known.values()].filter((job) => !job.calledOff).map((job) => say.gone(job))
  return [...changes, ...gone]
}

function changesOfJob(old: CrewJob, job: CrewJob, language: Language): string[] {
  const say = sentences[language]
  const told: string[] = []
  if (old.calledOff) told.push(say.added(job))
  if (old.startsAt !== job.startsAt || old.endsAt !== job.endsAt) told.push(say.time(job))
  if (old.pickUp.name.en !== job.pickUp.name.en || old.pickUp.address !== job.pickUp.address) told.push(say.pickUp(job))
  if (old.car?.plate !== job.car?.plate) told.push(say.car(job))
  if (names(old) !== names(job)) told.push(say.crew(job))
  if (old.landsAt !== job.landsAt || old.flight !== job.flight) told.push(say.flight(job))
  if (owed(old) !== owed(job)) told.push(say.money(job))
  if (about(old) !== about(job)) told.push(say.other(job))
  return told
}

/** What there is to collect in all: that some of it was received is no change. */
const owed = ({ dueYen = 0, received = [] }: CrewJob) =>
  received.reduce((sum, { amountYen }) => sum + amountYen, dueYen)
const names = (job: CrewJob) => job.with.map(({ name }) => name.en).join()
const about = ({ guests, children, largeCases, nameBoard, knowThis, dropOff, stops }: CrewJob) =>
  JSON.stringify([guests, children, largeCases, nameBoard, knowThis, dropOff, stops])

type Say = Record<
  'added' | 'calledOff' | 'gone' | 'time' | 'pickUp' | 'car' | 'crew' | 'flight' | 'money' | 'other',
  (job: CrewJob) => string
>

const from = (job: CrewJob) => tokyoClock(job.startsAt)

const sentences: Record<Language, Say> = {
  en: {
    added: (job) => `${job.service.title} at ${from(job)} is new.`,
    calledOff: (job) => `${job.service.title} at ${from(job)} is called off.`,
    gone: (job) => `${job.service.title} at ${from(job)} is no longer yours.`,
    time: (job) => `${job.service.title} is now ${from(job)} to ${tokyoClock(job.endsAt)}.`,
    pickUp: (job) => `${job.service.title}: the pick-up is now ${job.pickUp.name.en}.`,
    car: (job) => `${job.service.title}: ${job.car ? `the car is now ${job.car.plate}.` : 'no car yet.'}`,
    crew: (job) => `${job.service.title}: the crew has changed.`,
    flight: (job) => `${job.service.title}: the flight has changed.`,
    money: (job) =>
      `${job.service.title}: ${job.dueYen > 0 ? `collect ${formatYen(job.dueYen)}.` : 'nothing to collect.'}`,
    other: (job) => `${job.service.title}: the details have changed.`,
  },
  ja: {
    added: (job) => `新しい仕事：${from(job)} ${job.service.title}`,
    calledOff: (job) => `取消：${from(job)} ${job.service.title}`,
    gone: (job) => `担当変更：${from(job)} ${job.service.title}`,
    time: (job) => `時刻変更：${job.service.title} ${from(job)}〜${tokyoClock(job.endsAt)}`,
    pickUp: (job) => `迎車場所変更：${job.pickUp.name.ja || job.pickUp.name.en}`,
    car: (job) => `車両変更：${job.car?.plate ?? '未定'}`,
    crew: (job) => `乗務員変更：${job.service.title}`,
    flight: (job) => `便の変更：${job.service.title}`,
    money: (job) => `現地払い：${job.service.title} ${job.dueYen > 0 ? formatYen(job.dueYen) : 'なし'}`,
    other: (job) => `内容変更：${job.service.title}`,
  },
}
